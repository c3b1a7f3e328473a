extension Fragment {
    /// The values of `id` that stand in these bytes more than once; a page must have none.
    public var repeatedIDs: [String] {
        var seen = Set<ArraySlice<UInt8>>()
        var repeated: [String] = []
        for id in ids where !seen.insert(id).inserted {
            repeated.append(String(decoding: id, as: UTF8.self))
        }
        return repeated
    }

    /// The values of `id`, in order.
    ///
    /// Text cannot hold `<`, so every `<` begins a tag.
    private var ids: [ArraySlice<UInt8>] {
        let bytes = bytes
        let name = Array(" id=\"".utf8)
        var found: [ArraySlice<UInt8>] = []
        var isInTag = false
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "<"): isInTag = true
            case UInt8(ascii: ">"): isInTag = false
            case UInt8(ascii: " ") where isInTag && bytes[index...].starts(with: name):
                let start = index + name.count
                let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
                found.append(bytes[start..<end])
                index = end
            default: break
            }
            index += 1
        }
        return found
    }
}

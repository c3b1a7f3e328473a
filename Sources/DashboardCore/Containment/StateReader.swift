/// Reads saved state, and believes nothing of it.
struct StateReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8], version: UInt8, key: [UInt8]) throws(ContainmentError) {
        let head = StateWriter.mark.count + 1
        guard bytes.count >= head + 16 else { throw .unreadable("a whole snapshot", "\(bytes.count) bytes") }
        guard bytes.starts(with: StateWriter.mark) else { throw .unreadable("a snapshot", "something else") }
        guard bytes[head - 1] == version else {
            throw .unreadable("version \(version)", "version \(bytes[head - 1])")
        }
        let body = bytes.dropLast(16)
        var difference: UInt8 = 0
        for (mine, theirs) in zip(StateWriter.seal(body, key: key), bytes.suffix(16)) { difference |= mine ^ theirs }
        guard difference == 0 else { throw .unreadable("an unbroken seal", "changed bytes") }
        rest = body.dropFirst(head)
    }

    /// A number of things to come, each of which takes a byte at least.
    mutating func count() throws(ContainmentError) -> Int {
        let count = try number()
        guard count <= rest.count else { throw .unreadable("at most \(rest.count) entries", "\(count)") }
        return count
    }

    mutating func record() throws(ContainmentError) -> StateRecord {
        var record = StateRecord(path: try text())
        let flags = try number()
        record.isHidden = flags & 1 != 0
        if flags & 2 != 0 { record.selected = try text() }
        if flags & 4 != 0 { record.stack = try texts() }
        for _ in 0..<(try count()) {
            let name = try text()
            record.state[name] = try text()
        }
        return record
    }

    func expectEnd() throws(ContainmentError) {
        guard rest.isEmpty else { throw .unreadable("the end", "\(rest.count) more bytes") }
    }

    private mutating func texts() throws(ContainmentError) -> [String] {
        var texts: [String] = []
        for _ in 0..<(try count()) { texts.append(try text()) }
        return texts
    }

    private mutating func text() throws(ContainmentError) -> String {
        let count = try count()
        let bytes = rest.prefix(count)
        rest = rest.dropFirst(count)
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .unreadable("UTF-8", "other bytes") }
        return text
    }

    private mutating func number() throws(ContainmentError) -> Int {
        var number = 0
        for shift in stride(from: 0, to: 28, by: 7) {
            guard let byte = rest.popFirst() else { throw .unreadable("a number", "the end") }
            number |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return number }
        }
        throw .unreadable("a small number", "a large one")
    }
}

import Archives

extension Archive {
    /// All bytes of one file.
    func contents(_ index: Int) throws -> [UInt8] {
        var reader = try reader(of: entries[index])
        var bytes: [UInt8] = []
        while let piece = try reader.next() { bytes += piece }
        return bytes
    }
}

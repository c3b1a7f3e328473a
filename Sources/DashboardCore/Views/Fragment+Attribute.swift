extension Fragment {
    /// The fragment in one piece, its root element carrying one more attribute.
    package func bytes(with attribute: String) -> [UInt8] { bytes.withAttribute(attribute) }
}

extension [UInt8] {
    /// An element with one more attribute, for which there is room after its name.
    func withAttribute(_ attribute: String) -> [UInt8] {
        guard let end = firstIndex(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }) else { return self }
        return self[..<end] + Array(attribute.utf8) + self[end...]
    }
}

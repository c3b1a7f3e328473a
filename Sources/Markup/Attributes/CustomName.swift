/// The name of an attribute that is not HTML's own, such as `hx-get` or `turbo-frame`.
///
/// It needs a hyphen, so that no attribute with a rule of its own (`href`, `onclick`, `style`) can be said this way.
public struct CustomName: ExpressibleByStringLiteral, Sendable {
    @usableFromInline let name: StaticString

    /// Takes a literal of the program: lower-case letters, digits and `-:.`, with a hyphen, not a script handler.
    public init(stringLiteral name: StaticString) {
        let isLegal = name.withUTF8Buffer { unsafe Self.isLegal($0) }
        precondition(isLegal, "expected an attribute's name such as hx-get, got “\(name)”")
        self.name = name
    }

    private static func isLegal(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let hyphen = unsafe name.firstIndex(of: UInt8(ascii: "-")), hyphen > 0 else { return false }
        return unsafe name.allSatisfy(DataName.isLegal) && !name.starts(with: "on".utf8)
            && !name.starts(with: "hx-on".utf8) && !name.starts(with: "data-".utf8)
    }
}

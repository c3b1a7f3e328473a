/// The name of a time zone in the IANA's list, such as `Europe/Berlin`.
///
/// It has the form of a name, whether or not there is such a zone; so it can name a file of a folder, and none outside of it.
package struct ZoneName: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// Nothing where the text cannot be the name of a zone.
    package init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), parts.allSatisfy(Self.isPart) else { return nil }
        self.text = text
    }

    package var description: String { text }

    private static func isPart(_ bytes: Substring.UTF8View) -> Bool {
        guard let first = bytes.first, isLetter(first), bytes.count <= 32 else { return false }
        return bytes.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
            default: isLetter(byte)
            }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

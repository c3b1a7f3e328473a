/// One line that goes along with a request.
///
/// Its value may be a key, so it is never shown.
package struct CallHeader: Hashable, Sendable {
    package let name: String
    private let value: Sealed

    /// A name and a value of visible ASCII; anything else is a programming error, because nothing else can be sent.
    package init(_ name: String, _ value: String) {
        precondition(Self.isLegal(name: name), "“\(name)” is no name of a header")
        precondition(Self.isLegal(value: value), "the value of “\(name)” is empty or holds what cannot be sent")
        self.name = name
        self.value = Sealed(text: value)
    }

    /// What kind of answer is wanted, such as `application/json`.
    package static func accept(_ type: String) -> CallHeader { CallHeader("Accept", type) }

    /// As it is sent.
    var line: String { "\(name): \(value.text)" }

    static func isLegal(value: String) -> Bool {
        !value.isEmpty && value.utf8.allSatisfy { (0x20...0x7e).contains($0) }
    }

    private static func isLegal(name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy {
                (0x61...0x7a).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
            }
    }
}

extension CallHeader: CustomStringConvertible {
    /// The name alone.
    package var description: String { "\(name): …" }
}

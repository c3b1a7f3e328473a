/// A text that whoever knows it may act by, such as the key of a provider.
///
/// It compares in constant time, and neither printing nor dumping shows it; what needs the text asks for it by name.
package struct Secret: Sendable {
    /// The text itself, for the request that needs it and for nothing else.
    package let revealed: String

    package init(_ text: String) {
        revealed = text
    }
}

extension Secret: Equatable {
    package static func == (left: Secret, right: Secret) -> Bool {
        ConstantTime.equal(Array(left.revealed.utf8), Array(right.revealed.utf8))
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "Secret(hidden)" }

    package var debugDescription: String { description }

    package var customMirror: Mirror { Mirror(self, children: []) }
}

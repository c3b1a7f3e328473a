/// Why an operation on the tree was refused; the tree is as it was before.
public struct ContainmentError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of refusal, named so that a program can decide by them.
    public enum Code: String, Sendable {
        /// The controller is somebody else's child, a root, an ancestor, the parent itself, or named twice.
        case hierarchyInconsistency
        /// A sibling has the same identifier already.
        case duplicateFragment
        /// An argument that makes no sense here, such as an index without a tab.
        case invalidArgument
        /// This kind of container manages its children by operations of its own.
        case unsupported
        /// A kind of controller that nobody has registered.
        case unknownKind
        /// Saved state that is truncated, changed, or from another version.
        case unreadableState
    }

    /// The kind of refusal.
    public let code: Code
    /// The operation that was refused.
    public let what: String
    /// What would have been accepted.
    public let expected: String
    /// What came instead.
    public let got: String

    /// Describes one refusal.
    public init(_ code: Code, _ what: String, expected: String, got: String) {
        self.code = code
        self.what = what
        self.expected = expected
        self.got = got
    }

    /// One sentence for a log.
    public var description: String {
        "\(what): expected \(expected), got \(got) (\(code.rawValue))"
    }
}

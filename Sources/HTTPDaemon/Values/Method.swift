/// What a request wants done with the thing its target names.
public struct Method: Hashable, Sendable {
    /// The name as on the wire; methods are case-sensitive.
    public let name: String

    /// Reads a method; any token is one.
    public init(_ name: String) throws(ParseError) {
        guard !name.isEmpty, name.utf8.count <= 32, name.utf8.allSatisfy(\.isToken) else {
            throw ParseError("method", expected: "a token of at most 32 characters", got: name)
        }
        self.name = name
    }

    private init(known name: String) {
        self.name = name
    }

    /// Asks for the thing.
    public static let get = Method(known: "GET")
    /// Asks for all about the thing except its body.
    public static let head = Method(known: "HEAD")
    /// Asks the thing to act on what was sent.
    public static let post = Method(known: "POST")
    /// Stores what was sent as the thing.
    public static let put = Method(known: "PUT")
    /// Changes a part of the thing.
    public static let patch = Method(known: "PATCH")
    /// Removes the thing.
    public static let delete = Method(known: "DELETE")
    /// Asks what may be done with the thing.
    public static let options = Method(known: "OPTIONS")

    /// Whether a request by this method asks for nothing to change.
    public var isSafe: Bool { self == .get || self == .head || self == .options }
}

extension Method: CustomStringConvertible {
    /// The name as on the wire.
    public var description: String { name }
}

/// The number that says how an answer went.
public struct Status: Hashable, Sendable {
    /// Three digits, 100 to 599.
    public let code: Int

    /// A status by number; one outside 100 to 599 is a programming error.
    public init(_ code: Int) {
        precondition((100...599).contains(code), "a status is 100 to 599, got \(code)")
        self.code = code
    }

    /// The words that go with the number, for people; empty for numbers without registered ones.
    public var reason: String { Self.reasons[code] ?? "" }

    /// Whether the request was refused or failed.
    public var isError: Bool { code >= 400 }

    /// Whether an answer with this status can have a body at all.
    public var allowsBody: Bool { code >= 200 && code != 204 && code != 304 }
}

extension Status: CustomStringConvertible {
    /// The number and its words.
    public var description: String { reason.isEmpty ? "\(code)" : "\(code) \(reason)" }
}

/// A request that cannot be answered as asked, with the sentence that the asker is told.
///
/// Thrown from anywhere in a handler; one place turns it into the page, fragment, problem document or line of text that
/// the asker can read. The sentence is shown to strangers, so it holds no user data and no path of this machine.
///
/// ```swift
/// throw HTTPError(.notFound, "There is no day with that date.")
/// ```
public struct HTTPError: Error, Sendable {
    /// The status that the answer carries.
    public var status: Status
    /// What went wrong and what to do, for a person.
    public var explanation: String
    /// Headers that the answer needs, for example `Allow` or `Retry-After`.
    public var headers: Headers
    /// Whether the connection cannot be trusted any more after this answer.
    public var closesConnection: Bool
    /// Whether it is told as problem details in JSON, whatever form the request accepts.
    public var isForPrograms = false

    /// Describes what went wrong.
    public init(_ status: Status, _ explanation: String, headers: Headers = [:], closing: Bool = false) {
        self.status = status
        self.explanation = explanation
        self.headers = headers
        closesConnection = closing
    }

    /// The same error, told as problem details in JSON.
    public var forPrograms: HTTPError {
        var error = self
        error.isForPrograms = true
        return error
    }

    /// A request whose bytes two servers might read differently, after which the connection is closed.
    static func malformed(_ explanation: String) -> HTTPError {
        HTTPError(.badRequest, explanation, closing: true)
    }
}

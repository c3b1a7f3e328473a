/// What somebody is told: a status, headers and a body.
///
/// ```swift
/// Response(html: bytes)
/// Response(.seeOther, headers: [.location: "/"])
/// ```
public struct Response: Sendable {
    /// What an answer consists of, in one place, so that handing it on costs one retain.
    struct Content: Sendable {
        var status: Status
        var headers: Headers
        var body: ResponseBody
        var embedding: Embedding?
    }

    /// A shared place for the content, with its forms on the wire where it was prepared.
    private final class Storage: Sendable {
        let content: Content
        let forms: WireForms?

        init(_ content: Content, forms: WireForms? = nil) {
            self.content = content
            self.forms = forms
        }
    }

    private var storage: Storage

    /// Whether the connection ends with this answer.
    public var closesConnection = false

    /// Puts an answer together.
    public init(_ status: Status = .ok, headers: Headers = [:], body: ResponseBody = .empty) {
        storage = Storage(Content(status: status, headers: headers, body: body))
    }

    /// How it went.
    public var status: Status {
        get { storage.content.status }
        set { change { $0.status = newValue } }
    }

    /// What is said about the body; the site adds what all of its answers have in common.
    public var headers: Headers {
        get { storage.content.headers }
        set { change { $0.headers = newValue } }
    }

    /// What is said.
    public var body: ResponseBody {
        get { storage.content.body }
        set { change { $0.body = newValue } }
    }

    /// Who may show this answer inside a frame; nothing means what the site says.
    public var embedding: Embedding? {
        get { storage.content.embedding }
        set { change { $0.embedding = newValue } }
    }

    /// The same answer, made ready to be sent many times without any work for its headers.
    ///
    /// The first daemon that sends it makes its form on the wire, and all that follow send that. An answer that is
    /// changed later is not ready any more; one with a stream cannot be.
    public func prepared() -> Response {
        if case .stream = body { preconditionFailure("A streamed answer cannot be sent twice.") }
        var prepared = self
        prepared.storage = Storage(storage.content, forms: WireForms())
        return prepared
    }

    /// Where the forms on the wire are kept, of an answer that was prepared.
    var forms: WireForms? { storage.forms }

    /// Changes several things at once.
    mutating func change(_ change: (inout Content) -> Void) {
        var content = storage.content
        change(&content)
        storage = Storage(content)
    }
}

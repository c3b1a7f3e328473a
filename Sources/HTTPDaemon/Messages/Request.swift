/// What somebody asks: who, what and with which body.
///
/// A legal one, or it would not exist.
///
/// ```swift
/// let name = PathParameter<String>("name")
/// router.get("/greet/\(name)") { request in
///     Response(text: "Hello, \(request[name])")
/// }
/// ```
public struct Request: Sendable {
    /// Everything there is, in one place, so that handing a request on costs one retain.
    // Safe because the two variables are set by the daemon before the request is handed to anybody else.
    private final class Storage: @unchecked Sendable {
        let head: RequestHead
        let target: RequestTarget
        let authority: Authority
        let client: Client
        let id: RequestID
        var body = RequestBody.empty
        var captures = Captures()

        init(head: RequestHead, target: RequestTarget, authority: Authority, client: Client, id: RequestID) {
            self.head = head
            self.target = target
            self.authority = authority
            self.client = client
            self.id = id
        }
    }

    private let storage: Storage

    /// Reads a request from its head, or throws what is wrong with it.
    init(head: RequestHead, authority: Authority, client: Client, id: RequestID) throws(HTTPError) {
        do {
            let target = try RequestTarget(parsing: head.target, method: head.method)
            // A proxy's absolute target wins over Host (RFC 9112, 3.2.2); two different ones are two readings.
            guard target.authority == nil || target.authority == authority else {
                throw HTTPError.malformed("The target and the Host header name different hosts.")
            }
            storage = Storage(head: head, target: target, authority: authority, client: client, id: id)
        } catch let error as ParseError {
            throw .malformed(error.sentence)
        } catch let error as HTTPError {
            throw error
        } catch {
            throw .malformed("The request could not be read.")
        }
    }

    /// The verb.
    public var method: Method { storage.head.method }

    /// The path, decoded and resolved once.
    public var path: RequestPath { storage.target.path }

    /// What stands after the question mark, as it was sent.
    public var rawQuery: String? { storage.target.rawQuery }

    /// The host and port that were asked for; behind a trusted proxy those that the visitor typed.
    public var authority: Authority { storage.client.forwardedAuthority ?? storage.authority }

    /// Who asks, and whether over TLS.
    public var client: Client { storage.client }

    /// A short name for this request, in the log and on error pages.
    public var id: RequestID { storage.id }

    /// What the body turned out to be; a stream is there before its bytes are.
    public internal(set) var body: RequestBody {
        get { storage.body }
        nonmutating set { storage.body = newValue }
    }

    /// What the route's pattern found in the path.
    var captures: Captures {
        get { storage.captures }
        nonmutating set { storage.captures = newValue }
    }

    /// The question after the path, decoded; throws a 400 where it is malformed.
    public var query: Query {
        get throws {
            do {
                return try Query(parsing: rawQuery ?? "")
            } catch {
                throw HTTPError(.badRequest, error.sentence)
            }
        }
    }

    /// The first value of a header.
    public subscript(header name: HeaderName) -> String? { storage.head.first(name) }

    /// Every value of a header, in the order in which they came.
    public func all(_ name: HeaderName) -> [String] { storage.head.all(name) }

    /// The values of the cookies of one name, in the order in which they came.
    public func cookies(named name: String) -> [String] {
        guard let first = storage.head.bytes(of: .cookie) else { return [] }
        if storage.head.count(of: .cookie) == 1 { return Cookies.values(of: name, in: first) }
        return all(.cookie).flatMap { Cookies.values(of: name, in: Array($0.utf8)[...]) }
    }

    /// What the route's pattern found for one of its parameters.
    public subscript<Value>(parameter: PathParameter<Value>) -> Value { captures.value(of: parameter) }

    var head: RequestHead { storage.head }

    /// Whether the server as a whole is meant and not one of its addresses.
    var isAboutServer: Bool { storage.target.isAsterisk }
}

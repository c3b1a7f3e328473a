/// What somebody asks: who, what and with which body.
///
/// A legal one, or it would not exist.
///
/// ```swift
/// router.get("/greet/\(name)") { request in
///     Response(text: "Hello, \(request[name])")
/// }
/// ```
public struct Request: Sendable {
    /// What stays the same however far the request travels; kept apart so that passing a request on costs one retain.
    private final class Fixed: Sendable {
        let head: RequestHead
        let targetAsSent: [UInt8]
        let target: RequestTarget
        let authority: Authority
        let client: Client
        let id: RequestID

        init(
            head: RequestHead,
            targetAsSent: [UInt8],
            target: RequestTarget,
            authority: Authority,
            client: Client,
            id: RequestID
        ) {
            self.head = head
            self.targetAsSent = targetAsSent
            self.target = target
            self.authority = authority
            self.client = client
            self.id = id
        }
    }

    private let fixed: Fixed

    /// What the body turned out to be; a stream is there before its bytes are.
    public internal(set) var body = RequestBody.empty

    /// What the route's pattern found in the path.
    var captures = Captures()

    /// Reads a request from its head, or throws what is wrong with it.
    init(head: RequestHead, target: [UInt8], authority: Authority, client: Client, id: RequestID) throws(HTTPError) {
        do {
            let parsed = try RequestTarget(parsing: target, method: head.method)
            // A proxy's absolute target wins over Host (RFC 9112, 3.2.2); two different ones are two readings.
            guard parsed.authority == nil || parsed.authority == authority else {
                throw HTTPError.malformed("The target and the Host header name different hosts.")
            }
            fixed = Fixed(
                head: head,
                targetAsSent: target,
                target: parsed,
                authority: authority,
                client: client,
                id: id
            )
        } catch let error as ParseError {
            throw .malformed(error.sentence)
        } catch let error as HTTPError {
            throw error
        } catch {
            throw .malformed("The request could not be read.")
        }
    }

    /// The verb.
    public var method: Method { fixed.head.method }

    /// The path, decoded and resolved once.
    public var path: RequestPath { fixed.target.path }

    /// The path as it was sent, for the log.
    var pathAsSent: ArraySlice<UInt8> { fixed.targetAsSent.prefix { $0 != UInt8(ascii: "?") } }

    /// What stands after the question mark, as it was sent.
    public var rawQuery: String? { fixed.target.rawQuery }

    /// Whether the server as a whole is meant and not one of its addresses.
    var isAboutServer: Bool { fixed.target.isAsterisk }

    /// The host and port that were asked for; behind a trusted proxy those that the visitor typed.
    public var authority: Authority { fixed.client.forwardedAuthority ?? fixed.authority }

    /// Who asks, and whether over TLS.
    public var client: Client { fixed.client }

    /// A short name for this request, in the log and on error pages.
    public var id: RequestID { fixed.id }

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
    public subscript(header name: HeaderName) -> String? { fixed.head.first(name) }

    /// Every value of a header, in the order in which they came.
    public func all(_ name: HeaderName) -> [String] { fixed.head.all(name) }

    /// What the route's pattern found for one of its parameters.
    public subscript<Value>(parameter: PathParameter<Value>) -> Value { captures.value(of: parameter) }

    var head: RequestHead { fixed.head }
}

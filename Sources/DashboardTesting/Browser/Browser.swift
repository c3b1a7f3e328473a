public import HTTPDaemon
internal import Locking

/// A visitor of a site, who keeps cookies and gets the same replies in process and over a socket.
///
/// ```swift
/// @Test("The front page greets", arguments: BrowserWay.allCases)
/// func greeting(way: BrowserWay) async throws {
///     try await Browser.visit(site, by: way) { browser in
///         let page = try await browser.get("/")
///         #expect(page.status == .ok)
///     }
/// }
/// ```
public final class Browser: Sendable {
    private enum Connection: Sendable {
        case site(Site)
        case client(SocketClient, Endpoint)
    }

    private let connection: Connection
    let host: String
    private let isSecure: Bool
    private let jar = Locked(CookieJar())

    private init(_ connection: Connection, host: String, isSecure: Bool = false) {
        self.connection = connection
        self.host = host
        self.isSecure = isSecure
    }

    /// Visits a site without a socket, and as if by TLS if wanted.
    public convenience init(_ site: Site, overTLS isSecure: Bool = false) {
        self.init(.site(site), host: "localhost", isSecure: isSecure)
    }

    /// Visits whatever listens there, by one connection that is kept.
    public convenience init(at endpoint: Endpoint) async throws {
        self.init(.client(try await SocketClient(to: endpoint), endpoint), host: "localhost:\(endpoint.port)")
    }

    /// Lets a new browser visit the site; a daemon that was started for it is stopped in the end.
    public static func visit<Value: Sendable>(
        _ site: Site,
        by way: BrowserWay,
        _ body: (Browser) async throws -> Value
    ) async throws -> Value {
        switch way {
        case .inProcess:
            return try await body(Browser(site))
        case .socket:
            guard let endpoint = Endpoint("127.0.0.1:0") else { preconditionFailure("this is an endpoint") }
            let daemon = try Daemon(site, on: endpoint, limits: .patient)
            defer { daemon.stop() }
            let browser = try await Browser(at: daemon.endpoint)
            let value = try await body(browser)
            try await browser.close()
            return value
        }
    }

    /// Opens a page or whatever else is there.
    public func get(_ target: String, headers: Headers = [:]) async throws -> Reply {
        try await request(.get, target, headers: headers)
    }

    /// Sends a simple form, as a button of a page does.
    public func post(_ target: String, form: [NamedField] = [], headers: Headers = [:]) async throws -> Reply {
        var headers = headers
        if headers[.contentType] == nil { headers[.contentType] = HeaderValue(ours: MediaType.form.description) }
        if headers[.origin] == nil { headers[.origin] = HeaderValue(ours: origin) }
        return try await request(.post, target, headers: headers, body: Array(Form(form).encoded.utf8))
    }

    /// Goes where a reply sends its visitor.
    public func follow(_ reply: Reply) async throws -> Reply {
        guard let location = reply[.location] else { throw BrowserFailure.nowhereToGo(reply.status) }
        return try await get(location)
    }

    /// Sends any legal request; what a browser always says is added where the headers do not say it.
    public func request(
        _ method: Method,
        _ target: String,
        headers: Headers = [:],
        body: [UInt8] = []
    ) async throws -> Reply {
        let headers = usual(headers, for: target)
        let reply = try await send(method, target, headers: headers, body: body)
        jar.withLock { $0.take(reply, from: target, isSecure: isSecure) }
        return reply
    }

    /// Opens a page and reads it while it is made, by a connection of its own.
    public func open(_ target: String, headers: Headers = [:]) async throws -> ReplyStream {
        let headers = usual(headers, for: target)
        let stream: ReplyStream
        switch connection {
        case .client(_, let endpoint):
            let client = try await SocketClient(to: endpoint)
            try await client.send(client.bytes(.get, target, headers: headers, body: []))
            let (status, said) = try await client.receiveHead()
            stream = ReplyStream(status, headers: said, from: .socket(client, BodyFraming(status, said)))
        case .site(let site):
            var draft = Site.Draft(.get, target, headers: headers)
            draft.isSecure = isSecure
            stream = ReplyStream(reading: await site.begin(draft))
        }
        jar.withLock { $0.take(Reply(stream.status, headers: stream.headers), from: target, isSecure: isSecure) }
        return stream
    }

    /// The cookie of this name, if there is one.
    public func cookie(_ name: String) -> String? {
        jar.withLock { jar in jar.cookies.first { $0.name == name }?.value }
    }

    /// Leaves the site and keeps the cookies.
    public func close() async throws {
        if case .client(let client, _) = connection { try await client.close() }
    }

    /// The origin of the site's pages.
    var origin: String { (isSecure ? "https://" : "http://") + host }

    private func usual(_ headers: Headers, for target: String) -> Headers {
        var headers = headers
        if headers[.host] == nil { headers[.host] = HeaderValue(ours: host) }
        if headers[.accept] == nil { headers[.accept] = "text/html, */*;q=0.8" }
        if headers[.acceptEncoding] == nil { headers[.acceptEncoding] = "gzip" }
        if headers[.cookie] == nil {
            headers[.cookie] = jar.withLock { $0.header(for: target, isSecure: isSecure) }
        }
        return headers
    }

    private func send(_ method: Method, _ target: String, headers: Headers, body: [UInt8]) async throws -> Reply {
        switch connection {
        case .client(let client, _):
            return try await client.request(method, target, headers: headers, body: body)
        case .site(let site):
            var draft = Site.Draft(method, target, headers: headers, body: body)
            draft.isSecure = isSecure
            let response = await site.respond(to: draft)
            guard case .bytes(let bytes) = response.body else {
                return Reply(response.status, headers: response.headers)
            }
            return Reply(response.status, headers: response.headers, body: bytes)
        }
    }
}

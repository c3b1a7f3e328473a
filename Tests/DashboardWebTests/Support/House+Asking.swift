import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon

extension House {
    /// A new browser, which calls the house without a socket.
    var browser: Browser { Browser(site) }

    /// Lets a new browser visit the house.
    func visit<Value: Sendable>(
        by way: BrowserWay,
        _ body: (Browser) async throws -> Value
    ) async throws -> Value {
        try await Browser.visit(site, by: way, body)
    }

    /// Opens the house to sockets, and closes it in the end.
    func whileListening<Value>(_ body: (Endpoint) async throws -> Value) async throws -> Value {
        try await site.whileListening(body)
    }
}

extension Site {
    /// Opens the site to sockets, and closes it in the end.
    func whileListening<Value>(_ body: (Endpoint) async throws -> Value) async throws -> Value {
        guard let endpoint = Endpoint("127.0.0.1:0") else { preconditionFailure("this is an endpoint") }
        let daemon = try Daemon(self, on: endpoint, limits: .patient)
        defer { daemon.stop() }
        return try await body(daemon.endpoint)
    }
}

extension Headers {
    /// What htmx says of itself.
    static var htmx: Headers { [.hxRequest: "true", .accept: "*/*"] }
    /// What a script's own request says.
    static var script: Headers { [.secFetchMode: "cors", .secFetchSite: "same-origin", .accept: "*/*"] }
    /// What a browser says that goes to an address.
    static var navigation: Headers { [.secFetchMode: "navigate", .secFetchDest: "document", .secFetchSite: "none"] }
    /// What a program says that wants data.
    static var json: Headers { [.accept: "application/json"] }

    func with(_ name: HeaderName, _ value: HeaderValue) -> Headers {
        var headers = self
        headers[name] = value
        return headers
    }
}

extension Reply {
    /// How often the text stands in the content.
    func count(of part: String) -> Int { text.components(by: part).count - 1 }
}

extension StringProtocol where SubSequence == Substring {
    /// The pieces between the places where the separator stands.
    func components(by separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }

    /// Whether all the parts are there, one behind the other.
    func hasInOrder(_ parts: [String]) -> Bool {
        var rest = self[...]
        for part in parts {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}

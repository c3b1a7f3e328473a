/// Who started a request, as far as a browser tells.
///
/// A page of another site can make a visitor's browser send a form here, cookies and all. Browsers say where a request
/// comes from, in headers that no page can change; programs say nothing.
public enum RequestOrigin: Hashable, Sendable {
    /// One of our own pages.
    case ownPage
    /// The visitor, who typed the address or followed a bookmark.
    case visitor
    /// A page of another site, or one that hides which.
    case elsewhere
    /// Nobody says: a program, or a browser older than both headers.
    case unknown

    /// Reads `Sec-Fetch-Site`, and where it is missing `Origin`; a header that stands there twice is believed from
    /// nobody.
    public init(of request: Request) {
        let sites = request.all(.secFetchSite)
        let origins = request.all(.origin)
        if !sites.isEmpty {
            self =
                switch sites {
                case ["same-origin"]: .ownPage
                case ["none"]: .visitor
                default: .elsewhere
                }
        } else if !origins.isEmpty {
            self = origins.count == 1 && Self.isOwn(origins[0], request) ? .ownPage : .elsewhere
        } else {
            self = .unknown
        }
    }

    /// Whether an origin is the scheme, host and port under which the visitor reached us.
    private static func isOwn(_ origin: String, _ request: Request) -> Bool {
        let scheme = request.client.isSecure ? "https" : "http"
        let text = origin.asciiLowercased
        guard text.hasPrefix(scheme + "://"), let named = try? Authority(parsing: text.dropFirst(scheme.count + 3))
        else { return false }
        let usual: UInt16 = request.client.isSecure ? 443 : 80
        let own = request.authority
        return named.host == own.host && (named.port ?? usual) == (own.port ?? usual)
    }
}

/// Whose requests a route answers.
public enum AllowedOrigins: Sendable {
    /// Requests of our own pages, of visitors themselves, and of programs that carry no cookie.
    case ours
    /// Any request: the route changes nothing, or proves in another way that it may.
    case any

    /// What a method is taken for unless its route says otherwise.
    static func usual(for method: Method) -> AllowedOrigins { method.isSafe ? .any : .ours }

    /// Refuses a request that another site may have made its visitor's browser send.
    func check(_ request: Request) throws(HTTPError) {
        guard case .ours = self else { return }
        switch RequestOrigin(of: request) {
        case .ownPage, .visitor:
            return
        case .elsewhere:
            throw HTTPError(.forbidden, "Only this site's own pages may do that, and this came from elsewhere.")
        case .unknown:
            guard request.all(.cookie).isEmpty else {
                throw HTTPError(
                    .forbidden,
                    "A request with a cookie that changes something has to say where it comes from: "
                        + "Sec-Fetch-Site or Origin is missing."
                )
            }
        }
    }
}

/// Everything that a daemon serves: the routes, and what all answers have in common.
///
/// A site knows nothing of sockets. The daemon brings it heads and bodies from the wire; a test brings it the same ones
/// from memory and gets the same answers.
public final class Site: Sendable {
    /// What can be asked.
    public let router: Router
    /// Names under which the site is asked; anything else gets a 421.
    public let hosts: HostAllowList
    /// Proxies whose word about the visitor is believed.
    public let proxies: TrustedProxies
    /// Headers that every answer carries.
    public let security: SecurityPolicy
    /// How errors look.
    public let errors: ErrorPresenter
    /// Who is told about each answered request.
    public let observers: [any SiteObserver]

    /// A site with strict defaults, which answers to `localhost` and the loopback addresses only.
    public init(
        router: Router,
        hosts: HostAllowList = .loopback,
        proxies: TrustedProxies = TrustedProxies(),
        security: SecurityPolicy = SecurityPolicy(),
        errors: ErrorPresenter = ErrorPresenter(),
        observers: [any SiteObserver] = []
    ) {
        self.router = router
        self.hosts = hosts
        self.proxies = proxies
        self.security = security
        self.errors = errors
        self.observers = observers
    }

    /// Turns whatever a handler threw into an answer; what is not ours to tell becomes a plain 500.
    func present(_ error: any Error, to request: Request?) -> Response {
        let told = error as? HTTPError
        // A client that has left is no failure of ours.
        if told == nil, !(error is ClientGone), !(error is CancellationError) {
            for observer in observers { observer.note(error, answering: request) }
        }
        return errors.present(
            told ?? HTTPError(.internalServerError, "Something went wrong on this server. Its log says more."),
            to: request
        )
    }

    /// Fits an answer that was made for one request to it: fresh or not, compressed or not.
    func negotiated(_ response: Response, for request: Request?) -> Response {
        guard let request, response.status == .ok, request.method == .get || request.method == .head else {
            return response
        }
        var response = response
        response.change { $0.negotiate(for: request) }
        return response
    }

    /// What every answer carries, as far as this one does not say it itself.
    ///
    /// A list of its own, and not more headers of the answer, so that those need not be copied for each request. An
    /// answer that was prepared goes to many, so it does not say whose request it answers.
    func standing(_ response: Response, for request: Request?, isSecure: Bool) -> [Headers.Field] {
        // A trusted proxy knows better than we whether the visitor's way is encrypted.
        let isSecure = request?.client.isSecure ?? isSecure
        var fields = security.missing(in: response, isSecure: isSecure)
        if response.forms == nil, let request, response.headers[.xRequestId] == nil {
            fields.append(Headers.Field(.xRequestId, HeaderValue(ours: request.id.description)))
        }
        return fields
    }
}

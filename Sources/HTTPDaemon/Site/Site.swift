/// Everything that a daemon serves: the routes, and what all answers have in common.
///
/// A site knows nothing of sockets. The daemon brings it heads and bodies from the wire; a test brings it the same ones
/// from memory and gets the same answers.
public struct Site: Sendable {
    /// What can be asked.
    public var router: Router
    /// Names under which the site is asked; anything else gets a 421.
    public var hosts: HostAllowList
    /// Proxies whose word about the visitor is believed.
    public var proxies: TrustedProxies
    /// Headers that every answer carries.
    public var security: SecurityPolicy
    /// How errors look.
    public var errors: ErrorPresenter
    /// Who is told about each answered request.
    public var observers: [any SiteObserver]

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
        return errors.present(
            told ?? HTTPError(.internalServerError, "Something went wrong on this server. Its log says more."),
            to: request
        )
    }

    /// Gives an answer its last form: fresh or not, compressed or not, with the headers that every answer carries.
    func finish(_ response: Response, for request: Request?, isSecure: Bool) -> Response {
        guard response.prepared == nil else { return response }
        var response = response
        if let request { response.negotiate(for: request) }
        security.apply(to: &response, isSecure: isSecure)
        return response
    }
}

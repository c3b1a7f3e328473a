import DashboardCore
import HTTPDaemon
import Markup

/// The way in and the way out.
struct SignInRoutes: Sendable {
    let visitors: VisitorTable
    let doorkeeper: Doorkeeper

    func add(to router: inout Router) {
        router.on(.get, "/sign-in") { request in
            try visitors.answer(to: request) { visitor in
                let front = visitors.stage.storyboard.address(of: visitors.stage.storyboard.names[0])
                if visitor.isInside {
                    return .now(
                        Response(.seeOther, headers: [.location: HeaderValue(ours: front.description)]).caching(.never)
                    )
                }
                return .now(try answer(request, Landing(screen: nil, link: front)).form())
            }
        }
        router.on(.post, "/sign-in", body: .form) { request in
            let form = try request.fields()
            let landing = try visitors.stage.storyboard.landing(form["return"])
            return .later { try await answer(request, landing).answer(to: request, form) }
        }
        router.on(.post, "/sign-out", body: .form) { request in
            .later { try await leave(request) }
        }
    }

    private func answer(_ request: Request, _ landing: Landing) -> SignInAnswer {
        SignInAnswer(
            visitors: visitors,
            doorkeeper: doorkeeper,
            language: visitors.stage.language(for: request),
            landing: landing
        )
    }

    /// Ends the sign-in before it is answered; whoever is not in leaves, too.
    private func leave(_ request: Request) async throws -> Response {
        do {
            if let cookie = VisitorCookie.key(in: request) { try await visitors.letOut(cookie) }
        } catch {
            throw HTTPError(
                .serviceUnavailable,
                "You are signed out for now, but it could not be written down. Please sign out again."
            )
        }
        return Response(.seeOther, headers: [.location: "/"])
            .caching(.never)
            .setting(VisitorCookie.removal(for: request))
    }
}

extension Response {
    /// The same answer with a cookie.
    func setting(_ cookie: HeaderValue?) -> Response {
        var response = self
        if let cookie { response.headers.add(.setCookie, cookie) }
        return response
    }
}

import Crypto
import DashboardCore
import HTTPDaemon
import Markup

/// Somebody who wants to come in, and what they are told.
struct SignInAnswer: Sendable {
    let visitors: VisitorTable
    let doorkeeper: Doorkeeper
    /// In which they are told.
    let language: Language
    /// Where they want to go.
    let landing: Landing

    /// The form, for somebody who has come to it by themselves.
    func form() throws -> Response {
        Response(html: try page(nil, name: "")).atTheDoor
    }

    func answer(to request: Request, _ form: Form) async throws -> Response {
        let name = form["name"] ?? ""
        let passphrase = form["passphrase"] ?? ""
        let trouble = await doorkeeper.trouble(with: name, passphrase, from: request.client.network)
        if let trouble { return try refuse(request, name, trouble) }
        let token: SecretToken
        do {
            token = try await visitors.letIn(insteadOf: VisitorCookie.key(in: request))
        } catch {
            return try refuse(request, name, .notKept)
        }
        return Response(.seeOther, headers: [.location: HeaderValue(ours: landing.link.description)])
            .caching(.never)
            .setting(VisitorCookie.header(token, for: request))
    }

    private func refuse(_ request: Request, _ name: String, _ trouble: SignInTrouble) throws -> Response {
        let error = HTTPError(trouble)
        // A script that swaps parts of a page has no place for a whole one.
        guard ErrorForm(for: request) == .page else { throw error }
        var response = Response(error.status, html: try page(trouble, name: name)).atTheDoor
        for field in error.headers { response.headers.add(field.name, field.value) }
        return response
    }

    private func page(_ trouble: SignInTrouble?, name: String) throws -> [UInt8] {
        let form = SignInForm(
            asked: landing.screen.map { visitors.stage.storyboard.title(of: $0, in: language) },
            landing: landing.link,
            name: name,
            trouble: trouble
        )
        return DoorPage(form, in: language, assets: try visitors.stage.assets()).bytes
    }
}

extension HTTPError {
    /// The same for whoever is told in words, or by a status.
    fileprivate init(_ trouble: SignInTrouble) {
        switch trouble {
        case .wrong: self.init(.unprocessableContent, trouble.sentence)
        case .tooManyTries(let seconds), .busy(let seconds):
            let headers: Headers = [.retryAfter: HeaderValue(ours: "\(seconds)")]
            self.init(.tooManyRequests, trouble.sentence, headers: headers)
        case .notKept: self.init(.serviceUnavailable, trouble.sentence)
        }
    }
}

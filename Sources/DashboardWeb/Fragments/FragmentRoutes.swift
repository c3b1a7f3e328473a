import DashboardCore
import HTTPDaemon
import Markup

/// Everything below `/fragments`, and the same for frames below `/embed`.
struct FragmentRoutes: Sendable {
    private static let path = PathRemainder("path")

    let visitors: VisitorTable

    func add(to router: inout Router) {
        router.on(.get, "/fragments") { request in
            try visitors.answer(to: request) { visitor in
                .now(try TreeAnswer(visitors: visitors, visitor: visitor).answer(to: request))
            }
        }
        router.on(.get, "/fragments/\(Self.path)") { request in
            guard let address = FragmentAddress(request[Self.path]) else { throw HTTPError.noSuchFragment }
            return try visitors.answer(to: request) { visitor in
                guard let scene = try visitors.scene(address.screen, of: visitor) else {
                    throw HTTPError.noSuchFragment
                }
                return try FragmentAnswer(address: address, scene: scene, visitor: visitor, stage: visitors.stage)
                    .answer(to: request)
            }
        }
        router.on(.get, "/embed/\(Self.path)") { request in
            guard let address = FragmentAddress(request[Self.path], readsFormat: false) else {
                throw HTTPError.noSuchFragment
            }
            return try visitors.answer(to: request) { visitor in
                guard let scene = try visitors.scene(address.screen, of: visitor) else {
                    throw HTTPError.noSuchFragment
                }
                return try EmbedAnswer(
                    address: address,
                    scene: scene,
                    visitor: visitor,
                    stage: visitors.stage,
                    embedding: visitors.stage.embedding
                )
                .answer(to: request)
            }
        }
        router.on(.post, "/fragments/\(Self.path)", body: .form) { request in
            guard let address = ActionAddress(request[Self.path]) else { throw HTTPError.noSuchAction }
            let form = try request.fields()
            let page = try returnPage(form)
            let fields = Dictionary(form.fields.map { ($0.name, $0.value) }) { first, _ in first }
            let action = ActionAnswer(
                address: address.fragment,
                action: Action(address.name, fields: fields),
                visitors: visitors
            )
            return .later { try await action.answer(to: request, returningTo: page) }
        }
    }

    /// Where a form wants its visitor to go; a page of ours, or the action is not done at all.
    private func returnPage(_ form: Form) throws -> Link? {
        guard let text = form["return"] else { return nil }
        let names = visitors.stage.storyboard.names
        let path = text.prefix { $0 != "?" && $0 != "#" }
        let isOurs = names.contains { visitors.stage.storyboard.address(of: $0).description == path }
        guard isOurs, let link = Link(untrusted: text) else {
            throw HTTPError(.badRequest, "“return” has to be the address of a page of this site, such as “/”.")
        }
        return link
    }
}

extension Request {
    /// The fields of the form that came along; none if nothing came.
    fileprivate func fields() throws -> Form {
        if case .bytes(let bytes) = body, !bytes.isEmpty { return try form() }
        return Form()
    }
}

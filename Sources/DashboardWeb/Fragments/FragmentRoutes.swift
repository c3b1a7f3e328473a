import DashboardCore
import HTTPDaemon
import Markup

/// Everything below `/fragments`, and the same for frames below `/embed`.
struct FragmentRoutes: Sendable {
    private static let path = PathRemainder("path")

    let visitors: VisitorTable

    func add(to router: inout Router) {
        router.on(.get, "/fragments") { request in
            try visitors.answerInside(to: request) { visitor in
                .now(try TreeAnswer(visitors: visitors, visitor: visitor).answer(to: request))
            }
        }
        router.on(.get, "/fragments/\(Self.path)") { request in
            guard let address = FragmentAddress(request[Self.path]) else { throw HTTPError.noSuchFragment }
            let folio = try visitors.stage.storyboard.folio(of: address.screen, in: request)
            return try visitors.answerInside(to: request, showing: address.screen) { visitor in
                guard let scene = try visitors.scene(address.screen, of: visitor, at: folio) else {
                    throw HTTPError.noSuchFragment
                }
                return try FragmentAnswer(address: address, scene: scene, visitor: visitor, stage: visitors.stage)
                    .answer(to: request)
            }
        }
        router.on(.get, "/embed/\(Self.path)") { request in
            let embeds = visitors.stage.embeds
            let path = embeds.fragment(at: request[Self.path])
            guard let address = FragmentAddress(path, readsFormat: false) else {
                throw HTTPError.noSuchFragment
            }
            let folio = try visitors.stage.storyboard.folio(of: address.screen, in: request)
            return try visitors.answerInside(to: request, showing: address.screen) { visitor in
                guard let scene = try visitors.scene(address.screen, of: visitor, at: folio) else {
                    throw HTTPError.noSuchFragment
                }
                return try EmbedAnswer(
                    address: address,
                    scene: scene,
                    visitor: visitor,
                    stage: visitors.stage,
                    embedding: embeds.embedding(of: path)
                )
                .answer(to: request)
            }
        }
        router.on(.post, "/fragments/\(Self.path)", body: .form) { request in
            guard let address = ActionAddress(request[Self.path]) else { throw HTTPError.noSuchAction }
            let form = try request.fields()
            let sight = Sight(of: address.fragment.screen, in: visitors.stage.storyboard, from: request)
            let page = try form["return"].map { try way(back: $0, for: request) } ?? sight?.page
            let fields = Dictionary(form.fields.map { ($0.name, $0.value) }) { first, _ in first }
            return try visitors.answerInside(to: request, showing: address.fragment.screen) { visitor in
                let action = ActionAnswer(
                    address: address.fragment,
                    action: Action(address.name, fields: fields),
                    sight: sight,
                    asker: visitor,
                    visitors: visitors
                )
                return .later { try await action.answer(to: request, returningTo: page) }
            }
        }
    }

    /// The page that a form wants its visitor back on, in the view that they had of it.
    private func way(back wish: String, for request: Request) throws -> Link {
        let landing = try visitors.stage.storyboard.landing(wish)
        guard let screen = landing.screen, landing.link == visitors.stage.storyboard.address(of: screen) else {
            return landing.link
        }
        return Sight(of: screen, in: visitors.stage.storyboard, from: request)?.page ?? landing.link
    }
}

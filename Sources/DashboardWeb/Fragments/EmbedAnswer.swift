import Crypto
import DashboardCore
import HTTPDaemon
import Markup

/// One fragment as a document of its own, for a frame on a page elsewhere.
struct EmbedAnswer: Sendable {
    let address: FragmentAddress
    let scene: Scene
    let visitor: Visitor
    let stage: Backstage
    /// Whose pages may frame it.
    let embedding: Embedding

    /// What there is to see, and what is to be said around it.
    private struct Look: Sendable {
        let fragment: Fragment
        let title: String
        let language: Language
        let sky: Sky
        let pace: Duration?
        let isWaiting: Bool
    }

    func answer(to request: Request) throws -> Answer {
        scene.session.resumeLoads()
        let first = try look()
        guard first.isWaiting else { return .now(try respond(to: request, first)) }
        return .later {
            try await scene.wait(for: [address.path], within: stage.patience.deadline) { root in
                root.descendant(at: address.path)?.isWaiting != true
            }
            return try respond(to: request, try look())
        }
    }

    private func look() throws -> Look {
        let look = scene.session.enter { root -> Look? in
            guard let controller = root.descendant(at: address.path) else { return nil }
            controller.load()
            return Look(
                fragment: controller.fragment(),
                title: controller.title,
                language: root.traits.language,
                sky: root.shownScreen?.sky ?? .clearDay,
                // What is late is asked for again at once.
                pace: controller.isWaiting ? .seconds(1) : controller.pace,
                isWaiting: controller.isWaiting
            )
        }
        scene.session.commit()
        guard let look else { throw HTTPError.noSuchFragment }
        return look
    }

    private func respond(to request: Request, _ look: Look) throws -> Response {
        let frame = EmbedFrame(
            in: look.language,
            title: "\(look.title) – Daybook",
            sky: look.sky,
            assets: try stage.assets(),
            pace: look.pace
        ) {
            PageChrome.place
        }
        let bytes = frame.rendered().runs { _ in look.fragment.runs }.flatMap { $0 }
        let document = Resource(
            runs: [bytes[...]],
            type: .html,
            caching: visitor.caching,
            tag: EntityTag(Fingerprint(of: bytes).urlSafe),
            compression: 4,
            headers: [.vary: PageAnswer.variants]
        )
        var response = document.answer(to: request)
        response.embedding = embedding
        return response
    }
}

import Crypto
import DashboardCore
import FoundationEssentials
import HTTPDaemon
import Markup

/// The page of one screen for one visitor: in one piece if everything is here, else as a stream that nobody holds up.
struct PageAnswer: Sendable {
    /// What decides which page an address shows, beside the address.
    static let variants: HeaderValue = "Cookie, Accept-Language"

    let scene: Scene
    /// Nil for the usual one.
    var view: Aspect?
    let visitor: Visitor
    let stage: Backstage

    /// What a look at the tree has shown.
    private enum Look: Sendable {
        case whole(Fragment, in: Language, moment: Int)
        case waiting([[Identifier]])
        /// The gate has closed since the visitor was found to be in.
        case closed
    }

    func answer(to request: Request) throws -> Answer {
        // Where nobody has been in the tree since the page was made, nobody needs to go in now.
        if let kept = scene.kept.page(in: view, at: scene.session.moment, try stage.assets()) {
            return .now(kept.answer(to: request))
        }
        scene.session.resumeLoads()
        switch look() {
        case .whole(let fragment, let language, let moment):
            return .now(try whole(fragment, in: language, at: moment).answer(to: request))
        case .closed: return .now(try DoorAnswer(scene: scene, stage: stage).answer(to: request))
        case .waiting(let paths):
            return .later { try await answer(to: request, waitingFor: paths) }
        }
    }

    /// The page around a fragment, from what was kept if nothing has changed.
    private func whole(_ fragment: Fragment, in language: Language, at moment: Int) throws -> Resource {
        let assets = try stage.assets()
        if let kept = scene.kept.page(of: fragment, in: language, view, at: moment, assets) { return kept }
        let start = ContinuousClock.now
        let (chrome, fetch) = scene.session.enter { root in
            root.traitOverrides.icons = assets.icons
            let chrome = PageChrome(of: root, in: view, owner: stage.owner, assets: assets)
            return (chrome, root.shownScreen?.slowestFetch(in: view))
        }
        let frame = chrome.rendered(reserving: 2048)
        scene.session.commit()
        // In one piece, because the kernel takes one run more gladly than a hundred short ones, each time it is sent.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(frame.bytes.count + fragment.byteCount)
        for run in frame.runs(filling: { _ in fragment.runs }) { bytes += run }
        let page = Resource(
            runs: [bytes[...]],
            type: .html,
            caching: visitor.caching,
            tag: EntityTag(Fingerprint(ofRuns: [frame.bytes, fragment.fingerprint.bytes]).urlSafe),
            // Everybody's page is sent often, one visitor's own hardly ever twice.
            compression: visitor.isAnonymous ? 9 : 4,
            headers: [
                .vary: Self.variants,
                .contentLanguage: HeaderValue(ours: chrome.bar.language.rawValue),
                .serverTiming: Timing(fetch: fetch, render: start).header,
            ]
        )
        scene.kept.keep(page: page, of: fragment, in: chrome.bar.language, view, at: moment, assets)
        return page
    }

    private func look() -> Look {
        scene.session.look { root, moment in
            guard let screen = root.shownScreen else { return .closed }
            if screen.isWaiting(in: view) { return .waiting(screen.arrangement(in: view).waiting) }
            return .whole(screen.fragment(in: view), in: root.traits.language, moment: moment)
        }
    }

    /// Waits for as long as a first byte may wait, and then sends what is there.
    private func answer(to request: Request, waitingFor paths: [[Identifier]]) async throws -> Response {
        let start = ContinuousClock.now
        try await scene.wait(for: paths, within: stage.patience.budget) { root in
            root.shownScreen?.isWaiting(in: view) != true
        }
        switch look() {
        case .whole(let fragment, let language, let moment):
            return try whole(fragment, in: language, at: moment).answer(to: request)
        case .closed: return try DoorAnswer(scene: scene, stage: stage).answer(to: request)
        case .waiting:
            let stream = StreamedPage(scene: scene, view: view, stage: stage)
            return Response(
                headers: [
                    .contentType: HeaderValue(ours: MediaType.html.description),
                    .vary: Self.variants,
                    .contentLanguage: HeaderValue(ours: scene.bar.language.rawValue),
                    .serverTiming: Timing(fetch: start.duration(to: .now)).header,
                ],
                body: .stream { try await stream.send(into: $0) }
            )
            .caching(visitor.caching)
        }
    }
}

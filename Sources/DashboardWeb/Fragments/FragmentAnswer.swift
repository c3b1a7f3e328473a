import Crypto
import DashboardCore
import FoundationEssentials
import HTTPDaemon
import Markup

/// One fragment for one visitor, in the form that was wished for.
struct FragmentAnswer: Sendable {
    /// What decides which form an address shows, beside the address.
    static let variants = HeaderValue(ours: "\(PageAnswer.variants), \(Wish.vary)")

    let address: FragmentAddress
    let scene: Scene
    let visitor: Visitor
    let stage: Backstage

    func answer(to request: Request) throws -> Answer {
        let first = try scene.kept.fragment(at: address.path, scene.session.moment) ?? look()
        let wish = try FragmentWish(request, address, formats: first.look.formats)
        // A history wants the whole page back that the fragment was part of.
        if wish.asker.isHistoryRestore {
            return try PageAnswer(scene: scene, visitor: visitor, stage: stage).answer(to: request).asFragment
        }
        guard first.look.isWaiting, wish.wait > .zero else { return .now(try respond(to: request, wish, first)) }
        return .later {
            try await scene.wait(for: [address.path], within: wish.wait) { root in
                root.descendant(at: address.path)?.isWaiting != true
            }
            return try respond(to: request, wish, try look())
        }
    }

    /// Whether something could be done at this address, if it were asked for in the right way.
    private var isAction: Bool {
        guard let name = address.path.last?.name else { return false }
        return scene.session.enter { root in
            root.descendant(at: address.path.dropLast())?.answers(name) ?? false
        }
    }

    private func look() throws -> KeptFragment {
        scene.session.resumeLoads()
        scene.session.enter { root in root.descendant(at: address.path)?.load() }
        let look = scene.session.look { root, moment in
            root.descendant(at: address.path).map { FragmentLook(at: $0, moment: moment) }
        }
        guard visitor.isInside else { throw HTTPError.signInFirst }
        guard let look else { throw isAction ? .askedWrongly(allow: "OPTIONS, POST") : HTTPError.noSuchFragment }
        return scene.kept.keep(look, at: address.path)
    }

    private func respond(to request: Request, _ wish: FragmentWish, _ kept: KeptFragment) throws -> Response {
        let look = kept.look
        if wish.isStrict, let failure = look.failure { throw HTTPError(failure).forPrograms }
        let isPage = wish.format == .html && wish.asker.isNavigation
        let whole = isPage ? try page(around: look.fragment) : try resource(wish, kept)
        if wish.asker.isHTMX, !isPage, wish.format == .html, !look.isPaced, !look.isWaiting {
            return Response(.stopPolling, html: look.fragment.bytes).caching(.never)
        }
        var response = whole.answer(to: request)
        if look.isWaiting { response.headers[wish.format == .html ? .refresh : .retryAfter] = "1" }
        if let asOf = look.asOf {
            let age = max(0, Int(stage.now().timeIntervalSince(asOf)))
            response.headers[.age] = HeaderValue(ours: "\(age)")
        }
        return response
    }

    /// The bytes in the form that was wished for, from what was kept if nothing has changed.
    private func resource(_ wish: FragmentWish, _ kept: KeptFragment) throws -> Resource {
        let fragment = kept.look.fragment
        if let frame = wish.asker.turboFrame, wish.format == .html {
            return make(fragment.bytes(inFrame: frame), .html)
        }
        return try kept.answer(as: wish.format) {
            let start = ContinuousClock.now
            let bytes: [UInt8]? =
                wish.format == .html
                ? fragment.bytes
                : scene.session.enter { root in
                    root.descendant(at: address.path).flatMap { $0.bytes(as: wish.format) }
                }
            guard let bytes else { throw HTTPError.noSuchFragment }
            scene.session.commit()
            return make(bytes, wish.format, since: start, after: kept.look.fetchTime)
        }
    }

    private func make(
        _ bytes: [UInt8],
        _ format: Format,
        since start: ContinuousClock.Instant = .now,
        after fetch: Duration? = nil
    ) -> Resource {
        Resource(
            runs: [bytes[...]],
            type: format.mediaType,
            caching: visitor.caching,
            tag: EntityTag(Fingerprint(of: bytes).urlSafe),
            compression: 4,
            headers: [.vary: Self.variants, .serverTiming: Timing(fetch: fetch, render: start).header]
        )
    }

    private func page(around fragment: Fragment) throws -> Resource {
        let assets = try stage.assets()
        let title = scene.session.enter { root in root.descendant(at: address.path)?.title ?? "" }
        let frame = FragmentPage(
            title: title,
            path: address.path.map(\.name).joined(separator: "/"),
            bar: scene.bar,
            owner: stage.owner,
            assets: assets
        )
        return make(frame.rendered().runs { _ in fragment.runs }.flatMap { $0 }, .html)
    }
}

extension Answer {
    /// The same answer at the address of a fragment, where more decides what is shown.
    fileprivate var asFragment: Answer {
        switch self {
        case .now(let response): .now(response.asFragment)
        case .later(let work): .later { try await work().asFragment }
        }
    }
}

extension Response {
    fileprivate var asFragment: Response {
        var response = self
        response.headers[.vary] = HeaderValue(ours: "\(FragmentAnswer.variants), Accept-Encoding")
        return response
    }
}

extension Fragment {
    /// The fragment inside a frame of Turbo's.
    func bytes(inFrame id: String) -> [UInt8] {
        Array("<turbo-frame id=\"\(id)\">".utf8) + bytes + Array("</turbo-frame>".utf8)
    }
}

/// A fragment alone on a page, for somebody who has gone to its address with a browser.
private struct FragmentPage: Markup {
    let title: String
    let path: String
    let bar: PageBar
    let owner: PageOwner?
    let assets: PageAssets

    private var words: BarWords { Words.in(bar.language).frame.bar }

    var content: some Markup {
        PageFrame(
            in: bar.language,
            title: "\(title) – Daybook",
            sky: .clearDay,
            assets: assets,
            owner: owner,
            navigation: bar.navigation,
            settings: bar.settings
        ) {
            h1 { title }
            p(.class("voice")) {
                words.oneFragment
                code { path }
                Words.in(bar.language).frame.card.fullStop + " "
                a(.href("/fragments")) { words.allFragments }
            }
        } main: {
            div(.class("screen grid")) { PageChrome.place }
        }
    }
}

extension HTTPError {
    /// What is said of a source that has not said what is the matter with it.
    static var noUsableAnswer: HTTPError {
        HTTPError(.badGateway, "The source of this fragment gave no answer that could be used.")
    }

    /// What a program is told of a source that gave nothing.
    fileprivate init(_ failure: any Error) {
        guard let failure = failure as? SourceFailure else {
            self = failure as? HTTPError ?? .noUsableAnswer
            return
        }
        switch failure.kind {
        case .broken: self.init(.badGateway, failure.explanation)
        case .slow: self.init(.gatewayTimeout, failure.explanation)
        case .unauthorised: self.init(.forbidden, failure.explanation)
        case .busy(let seconds):
            let headers: Headers = seconds.map { [.retryAfter: HeaderValue(ours: "\($0)")] } ?? [:]
            self.init(.tooManyRequests, failure.explanation, headers: headers)
        }
    }
}

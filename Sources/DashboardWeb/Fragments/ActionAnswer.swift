import Crypto
import DashboardCore
import HTTPDaemon
import Markup
import Synchronization

/// Something that a visitor wants done, and what is answered when it is done and safe.
struct ActionAnswer: Sendable {
    let address: FragmentAddress
    let action: Action
    /// What they look at, where it is a page of the screen: what they do, they do there.
    let sight: Sight?
    /// Whoever asks.
    let asker: Visitor
    let visitors: VisitorTable

    private var folio: String? { sight?.folio }

    /// What there was to see of a screen.
    private struct Look: Sendable {
        let fragment: Fragment
        let isWaiting: Bool

        init(at screen: ScreenController) {
            fragment = screen.fragment()
            isWaiting = screen.isWaiting
        }
    }

    /// Something that was done.
    private struct Deed: Sendable {
        /// The screen as it was.
        let before: Fragment
        /// Whether the screen waited for nothing, so that what it waits for now is what was asked for.
        let wasComplete: Bool
        /// Nil for what is no choice.
        let receipt: SaveReceipt?
    }

    /// What has changed by it.
    private struct Outcome: Sendable {
        let addressed: Fragment
        let changed: [Fragment]
        /// Empty unless it is wanted.
        let envelope: [UInt8]
    }

    func answer(to request: Request, returningTo page: Link?) async throws -> Response {
        let (token, visitor) = try actor()
        // On the tree of everybody nobody opens anything for all others.
        guard let scene = try visitors.scene(address.screen, of: visitor, at: visitor.isAnonymous ? folio : nil) else {
            throw HTTPError.noSuchAction
        }
        visitor.pendingSaves.add(1, ordering: .acquiringAndReleasing)
        defer { visitor.pendingSaves.subtract(1, ordering: .acquiringAndReleasing) }
        let deed = try perform(on: scene, for: visitor, havingSeen: token == nil ? nil : look(at: asker))
        scene.session.commit()
        try await settle(deed, on: scene)
        if deed.receipt != nil { visitor.forgetLeaves() }
        visitor.spread(from: scene)
        var response = try await respond(to: request, deed, on: scene, returningTo: page)
        response.headers[.cacheControl] = "no-store"
        if deed.receipt != nil, let token {
            visitors.admit(visitor)
            if let cookie = VisitorCookie.header(token, for: request) { response.headers.add(.setCookie, cookie) }
        }
        return response
    }

    /// On whose tree it is done: an errand for everybody on that of everybody, a first choice on a new one.
    private func actor() throws -> (SecretToken?, Visitor) {
        guard asker.isAnonymous else { return (nil, asker) }
        let scene = try visitors.scene(address.screen, of: asker)
        let isErrand = scene?.session.enter { root in
            root.descendant(at: address.path)?.responder(to: action.name)?.isErrand(action.name) ?? false
        }
        if isErrand == true { return (nil, asker) }
        let (token, visitor) = visitors.welcome(in: asker.language)
        return (token, visitor)
    }

    /// The screen as somebody has it; a first choice is made on the page that everybody is shown.
    private func look(at visitor: Visitor) throws -> Look? {
        let scene = try visitors.scene(address.screen, of: visitor, at: folio)
        return scene?.session.enter { root in root.shownScreen.map { Look(at: $0) } }
    }

    private func perform(on scene: Scene, for visitor: Visitor, havingSeen seen: Look?) throws -> Deed {
        try scene.session.enter { (root) throws(HTTPError) in
            // The gate may have closed since the visitor was found to be in.
            guard let screen = root.shownScreen else { throw HTTPError.signInFirst }
            guard let controller = root.descendant(at: address.path) else { throw HTTPError.noSuchAction }
            controller.load()
            if let folio, !visitor.isAnonymous, screen.folio != folio { _ = screen.open(folio) }
            let before = seen ?? Look(at: screen)
            if let refusal = controller.responder(to: action.name)?.refusal(of: action) {
                throw HTTPError(.unprocessableContent, refusal)
            }
            guard controller.accepts(action) else {
                let isFragment = Identifier(action.name).flatMap { controller.child(named: $0) } != nil
                throw isFragment ? .askedWrongly(allow: "GET, HEAD, OPTIONS") : HTTPError.noSuchAction
            }
            // Under the session's lock, so that two changes reach the store in the order in which they were made.
            let receipt = visitor.key.flatMap { key in
                scene.keepChoices(of: screen) { snapshot in
                    visitors.save(snapshot, screen: scene.screen, of: key)
                }
            }
            return Deed(before: before.fragment, wasComplete: !before.isWaiting, receipt: receipt)
        }
    }

    /// Waits until the change is safe; one that cannot be kept is taken back, so that nobody is shown what will be lost.
    private func settle(_ deed: Deed, on scene: Scene) async throws {
        guard let receipt = deed.receipt else { return }
        do {
            try await receipt.isDurable()
        } catch {
            scene.takeBack(receipt)
            throw HTTPError(.serviceUnavailable, "The change could not be saved and was undone. Please try again.")
        }
    }

    /// What has changed, with what the action asked for and was there within the time that a first byte may wait.
    private func outcome(of deed: Deed, on scene: Scene, as form: Wish.Form?) async throws -> Outcome {
        if deed.wasComplete {
            let budget = visitors.stage.patience.budget
            let isHere = await scene.session.settle(within: budget) { $0.shownScreen?.isWaiting != true }
            if !isHere { scene.session.showSpinners() }
        }
        let outcome = try scene.session.enter { (root) throws(HTTPError) in
            guard let screen = root.shownScreen else { throw HTTPError.signInFirst }
            // Who was addressed may have left by what was done: a page by Back. Then it is who held it.
            let controller = root.nearest(to: address.path)
            let (after, addressed) = (screen.fragment(), controller.fragment())
            return Outcome(
                addressed: addressed,
                // Parts of the addressed fragment are in it already.
                changed: after.changes(since: deed.before).filter { !$0.path.starts(with: addressed.path) },
                envelope: form == .json ? controller.envelope.bytes + [UInt8(ascii: "\n")] : []
            )
        }
        scene.session.commit()
        return outcome
    }

    private func respond(
        to request: Request,
        _ deed: Deed,
        on scene: Scene,
        returningTo page: Link?
    ) async throws -> Response {
        let wish = Wish(request)
        if wish.isNavigation {
            let target = page ?? visitors.stage.storyboard.address(of: address.screen)
            return Response(.seeOther, headers: [.location: HeaderValue(ours: open(target, on: scene).description)])
        }
        let form = wish.form(among: [.html, .turboStream, .json])
        let outcome = try await outcome(of: deed, on: scene, as: form)
        switch form {
        case .json: return Response(bytes: outcome.envelope, type: .json)
        case .turboStream: return Response(bytes: streams(outcome), type: .turboStream)
        case .turboFrame(let id): return Response(html: outcome.addressed.bytes(inFrame: id))
        case .page, .fragment:
            var response = Response(html: fragments(outcome))
            if let page = sight?.page, visitors.stage.storyboard.folioNames[address.screen] != nil {
                // The page was changed where it stands, and so its address is another one.
                response.headers[.hxReplaceURL] = HeaderValue(ours: open(page, on: scene).description)
            }
            return response
        case .text, .svg, nil:
            throw HTTPError(.notAcceptable, "An action is answered in HTML, as Turbo streams or in JSON.")
        }
    }

    /// The address of a page, with the leaf of it that is open now.
    private func open(_ page: Link, on scene: Scene) -> Link {
        let storyboard = visitors.stage.storyboard
        let path = page.description.prefix { $0 != "?" && $0 != "#" }
        guard let name = storyboard.folioNames[address.screen], let folio = scene.folio,
            path == storyboard.address(of: address.screen).description
        else { return page }
        return page.asking(name, folio)
    }

    private func fragments(_ outcome: Outcome) -> [UInt8] {
        outcome.changed.reduce(into: outcome.addressed.bytes) { bytes, fragment in
            bytes += fragment.bytes(with: #" hx-swap-oob="true""#)
        }
    }

    private func streams(_ outcome: Outcome) -> [UInt8] {
        ([outcome.addressed] + outcome.changed).reduce(into: []) { bytes, fragment in
            bytes += Array("<turbo-stream action=\"replace\" target=\"\(fragment.elementID)\"><template>".utf8)
            bytes += fragment.bytes
            bytes += Array("</template></turbo-stream>".utf8)
        }
    }
}

import DashboardCore
import HTTPDaemon
import Locking

/// Answers that were made for a scene and are good until something in it changes.
///
/// Where nobody has been in the tree since, they are found without going in. Else a fragment that is the same object as
/// before was not written anew, so it has not changed.
final class KeptAnswers: Sendable {
    private struct Page {
        let fragment: Fragment
        /// In which everything around the fragment is said.
        let language: Language
        let assets: PageAssets
        let resource: Resource
        var moment: Int

        /// A view is put together anew for each look, and its bytes are those of before.
        func isSame(as other: Fragment) -> Bool { fragment === other || fragment.fingerprint == other.fingerprint }
    }

    private struct State {
        /// By the view that they show.
        var pages: [Aspect?: Page] = [:]
        var fragments: [[Identifier]: KeptFragment] = [:]
    }

    private let keepsFragments: Bool
    private let state = Locked(State())

    /// Keeps the page, and where many share the scene also single fragments.
    init(keepsFragments: Bool) {
        self.keepsFragments = keepsFragments
    }

    /// The page as it was made, if it is still that moment.
    func page(in view: Aspect?, at moment: Int, _ assets: PageAssets) -> Resource? {
        state.withLock { state in
            guard let page = state.pages[view], page.moment == moment, page.assets === assets else { return nil }
            return page.resource
        }
    }

    /// The page as it was made of that fragment, which is what the screen looks like at that moment.
    func page(
        of fragment: Fragment,
        in language: Language,
        _ view: Aspect?,
        at moment: Int,
        _ assets: PageAssets
    ) -> Resource? {
        state.withLock { state in
            guard let page = state.pages[view], page.language == language, page.isSame(as: fragment),
                page.assets === assets
            else { return nil }
            state.pages[view]?.moment = max(page.moment, moment)
            return page.resource
        }
    }

    func keep(
        page: Resource,
        of fragment: Fragment,
        in language: Language,
        _ view: Aspect?,
        at moment: Int,
        _ assets: PageAssets
    ) {
        let page = Page(fragment: fragment, language: language, assets: assets, resource: page, moment: moment)
        state.withLock { $0.pages[view] = page }
    }

    /// The fragment as it was seen at that moment.
    func fragment(at path: [Identifier], _ moment: Int) -> KeptFragment? {
        guard keepsFragments, let kept = state.withLock({ $0.fragments[path] }) else { return nil }
        return kept.moment == moment ? kept : nil
    }

    /// Notes how the fragment looks now, with the answers that were made of it when it looked so before.
    func keep(_ look: FragmentLook, at path: [Identifier]) -> KeptFragment {
        guard keepsFragments, !look.isWaiting else { return KeptFragment(look) }
        return state.withLock { state in
            let kept = KeptFragment(look, after: state.fragments[path])
            state.fragments[path] = kept
            return kept
        }
    }
}

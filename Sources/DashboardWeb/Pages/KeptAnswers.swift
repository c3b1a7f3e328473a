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
        let assets: PageAssets
        let resource: Resource
        var moment: Int
    }

    private struct State {
        var page: Page?
        var fragments: [[Identifier]: KeptFragment] = [:]
    }

    private let keepsFragments: Bool
    private let state = Locked(State())

    /// Keeps the page, and where many share the scene also single fragments.
    init(keepsFragments: Bool) {
        self.keepsFragments = keepsFragments
    }

    /// The page as it was made, if it is still that moment.
    func page(at moment: Int, _ assets: PageAssets) -> Resource? {
        state.withLock { state in
            guard let page = state.page, page.moment == moment, page.assets === assets else { return nil }
            return page.resource
        }
    }

    /// The page as it was made of that fragment, which is what the screen looks like at that moment.
    func page(of fragment: Fragment, at moment: Int, _ assets: PageAssets) -> Resource? {
        state.withLock { state in
            guard let page = state.page, page.fragment === fragment, page.assets === assets else { return nil }
            state.page?.moment = max(page.moment, moment)
            return page.resource
        }
    }

    func keep(page: Resource, of fragment: Fragment, at moment: Int, _ assets: PageAssets) {
        state.withLock { $0.page = Page(fragment: fragment, assets: assets, resource: page, moment: moment) }
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

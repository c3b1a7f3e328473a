import DashboardCore

/// TabController that reports what it hears.
final class TabProbe: TabController, Probed {
    let probe: Probe

    init(_ probe: Probe, tabs: [Controller]) {
        self.probe = probe
        super.init(identifier: probe.identifier, tabs: tabs)
    }

    override func shouldSelect(_ tab: Controller) -> Bool {
        probe.note("shouldSelect", tab)
        return tab.scenarioID.map { !(probe.node.refuses ?? []).contains($0) } ?? true
    }
    override func didSelect(_ tab: Controller) { probe.note("didSelect", tab) }

    override func didLoad() { probe.note("didLoad") }
    override func willMove(toParent parent: Controller?) { probe.note("willMove(toParent)", parent) }
    override func didMove(toParent parent: Controller?) { probe.note("didMove(toParent)", parent) }
    override func willAppear() { probe.note("willAppear") }
    override func isAppearing() { probe.note("isAppearing") }
    override func didAppear() { probe.note("didAppear") }
    override func willDisappear() { probe.note("willDisappear") }
    override func didDisappear() { probe.note("didDisappear") }
    override func visibilityDidChange(_ isVisible: Bool) { probe.note("visibilityDidChange", .bool(isVisible)) }
    override func preferredSizeDidChange(of child: Controller) { probe.note("preferredSizeDidChange", child) }
    override func willTransition(to size: Size) { probe.note("willTransition(toSize)", size) }
    override func willTransition(to traits: Traits) { probe.note("willTransition(toTraits)", traits) }
    override func didTransition(_ isCompleted: Bool) { probe.note("didTransition", .bool(isCompleted)) }
    override func responds(to action: String) -> Bool { probe.node.responds?.contains(action) ?? false }
    override func didReceive(_ action: Action) { probe.note("action", .string(action.name)) }
    override func didNotFindResponder(for action: Action) { probe.note("unhandled", .string(action.name)) }
    override func saveState() { probe.note("saveState") }
    override func restoreState() { probe.note("restoreState") }
    override func didFinish(_ load: Load) { probe.note("render", .string(load.name)) }
    override func didFail(_ load: Load) { probe.note("loadFailed", .string(load.name)) }
    override func didCancel(_ load: Load) { probe.note("loadCancelled", .string(load.name)) }
    override var passesOnSizeAndTraits: Bool { probe.node.passesOn ?? true }
    override func size(forChild child: Controller) -> Size {
        probe.node.childSize == "preferred" ? child.preferredSize : size
    }
}

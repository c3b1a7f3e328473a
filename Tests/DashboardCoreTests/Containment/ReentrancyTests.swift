import DashboardCore
import Testing

/// What happens when a callback changes the tree that is just being changed.
@Suite("Re-entrancy")
struct ReentrancyTests {
    /// Hears moves and appearances, and does something at one of them.
    private final class Restless: Controller {
        private(set) var heard: [String] = []
        private(set) var heardWithParent: [String] = []
        private let trigger: String
        private let act: (Restless) -> Void

        init(at trigger: String, act: @escaping (Restless) -> Void) {
            self.trigger = trigger
            self.act = act
            super.init(identifier: "restless")
        }

        private func hear(_ event: String) {
            heard.append(event)
            if parent != nil { heardWithParent.append(event) }
            if event == trigger { act(self) }
        }

        override func willMove(toParent parent: Controller?) { hear(parent == nil ? "willLeave" : "willMove") }
        override func didMove(toParent parent: Controller?) { hear(parent == nil ? "didLeave" : "didMove") }
        override func willAppear() { hear("willAppear") }
        override func didAppear() { hear("didAppear") }
        override func willDisappear() { hear("willDisappear") }
        override func didDisappear() { hear("didDisappear") }
    }

    private let root = Controller(identifier: "root")
    private let stage: Stage

    init() throws {
        stage = try Stage(root: root)
        stage.lookerArrives()
        stage.commit()
    }

    @Test(
        "Whoever is leaving cannot be made to leave a second time",
        arguments: ["willLeave", "willDisappear", "didLeave", "didDisappear"]
    )
    func removedTwice(trigger: String) throws {
        let child = Restless(at: trigger) { $0.remove() }
        try root.add(child)
        stage.commit()
        child.remove()
        stage.commit()
        #expect(
            child.heard == [
                "willMove", "willAppear", "didMove", "didAppear", "willLeave", "willDisappear", "didLeave",
                "didDisappear",
            ]
        )
    }

    @Test("The parent is set from after willMove to before didMove(nil)")
    func parent() throws {
        let child = Restless(at: "") { _ in }
        try root.add(child)
        stage.commit()
        child.remove()
        stage.commit()
        #expect(
            child.heardWithParent == ["willAppear", "didMove", "didAppear", "willLeave", "willDisappear"]
        )
    }

    @Test("Whoever leaves inside its willAppear hears no didMove of the add that was under way")
    func leavesWhileAppearing() throws {
        let child = Restless(at: "willAppear") { $0.remove() }
        try root.add(child)
        stage.commit()
        #expect(child.heard == ["willMove", "willAppear", "willLeave", "willDisappear", "didLeave", "didDisappear"])
    }

    @Test("Whoever goes and comes back inside its willAppear hears one didMove for each time it came")
    func comesBackWhileAppearing() throws {
        let root = root
        var isFirst = true
        let child = Restless(at: "willAppear") { child in
            guard isFirst else { return }
            isFirst = false
            child.remove()
            root.compose(child)
        }
        try root.add(child)
        stage.commit()
        #expect(child.heard.filter { $0 == "didMove" }.count == 1)
        #expect(child.heard.suffix(3) == ["willAppear", "didMove", "didAppear"])
    }

    @Test("A child that leaves a subtree that has just left still hears that it has disappeared")
    func leavesTheLeaving() throws {
        let outer = Controller(identifier: "outer")
        let inner = Restless(at: "") { _ in }
        try outer.add(inner)
        try root.add(outer)
        stage.commit()
        outer.remove()
        inner.remove()
        stage.commit()
        #expect(inner.heard.suffix(4) == ["willDisappear", "willLeave", "didLeave", "didDisappear"])
    }

    @Test("A controller that changes sessions between will and did belongs to the second one's commit")
    func changesSessions() throws {
        let other = Controller(identifier: "other")
        let otherStage = try Stage(root: other)
        otherStage.lookerArrives()
        otherStage.commit()
        let child = Restless(at: "") { _ in }
        try root.add(child)
        child.remove()
        try other.add(child)
        stage.commit()
        #expect(child.heard.last == "didMove")
        otherStage.commit()
        #expect(child.heard.last == "didAppear")
        #expect(!child.heard.contains("didDisappear"))
    }

    @Test("Where there is room for one, a callback cannot put a second one beside it", arguments: [true, false])
    func roomForOne(isEmpty: Bool) throws {
        let container = SwitchController(identifier: "room")
        try root.add(container)
        if !isEmpty { try container.transition(to: Controller(identifier: "first")) }
        let other = Controller(identifier: "other")
        let child = Restless(at: "willMove") { _ in try? container.transition(to: other) }
        try container.transition(to: child)
        stage.commit()
        #expect(container.children.map(\.identifier) == ["restless"])
        #expect(other.parent == nil)
        #expect(!other.isOnScreen)
    }

    @Test("A choice made while the default comes in wins")
    func choiceDuringDefault() throws {
        let chosen = Controller(identifier: "chosen")
        var choose: () -> Void = {}
        let container = SwitchController(identifier: "room") { Restless(at: "willMove") { _ in choose() } }
        choose = { try? container.transition(to: chosen) }
        try root.add(container)
        stage.commit()
        #expect(container.children.map(\.identifier) == ["chosen"])
    }
}

import DashboardCore
import DashboardTesting
import Locking
import Markup
import Testing

@Suite("Containers")
struct ContainerTests {
    private let scheduler = ManualScheduler()

    @Test("A gate makes only the side that the visitor may see", arguments: [true, false])
    func gate(isOpen: Bool) throws {
        let made = Locked<[String]>([])
        let gate = GateController(
            isOpen: { isOpen },
            inside: {
                made.withLock { $0.append("inside") }
                return NoteController("inside")
            },
            outside: {
                made.withLock { $0.append("outside") }
                return NoteController("outside")
            }
        )
        gate.load()
        let expected = isOpen ? "inside" : "outside"
        #expect(made.withLock { $0 } == [expected])
        #expect(gate.fragment().text.contains(expected))
        gate.decide()
        #expect(made.withLock { $0 } == [expected])
    }

    @Test("Signing out from anywhere goes through the gate")
    func signOut() throws {
        let isSignedIn = Locked(true)
        let gate = GateController(
            isOpen: { isSignedIn.withLock { $0 } },
            inside: { NoteController("inside") },
            outside: { NoteController("outside") }
        )
        gate.load()
        isSignedIn.withLock { $0 = false }
        gate.decide()
        #expect(gate.children.map(\.identifier.name) == ["outside"])
    }

    @Test("A rotation turns while somebody looks, and stops with them")
    func rotation() throws {
        let session = try Session(scheduler: scheduler) {
            let rotation = RotationController(interval: .seconds(20))
            rotation.compose(NoteController("a"), NoteController("b"), NoteController("c"))
            return rotation
        }
        let order = { session.enter { root in root.children.map(\.identifier.name).joined() } }
        scheduler.advance(by: .seconds(60))
        #expect(order() == "abc")
        session.lookerArrives()
        scheduler.advance(by: .seconds(20))
        #expect(order() == "bca")
        scheduler.advance(by: .seconds(40))
        #expect(order() == "abc")
        session.lookerLeaves()
        #expect(scheduler.waitingAlarms == 0)
    }

    @Test("Without scripts, tabs, pages and navigations are turned by actions")
    func actions() throws {
        let (first, second) = (NoteController("first"), NoteController("second"))
        let tabs = TabController(tabs: [first, second])
        #expect(second.perform(Action("select", fields: ["tab": "second"])) === tabs)
        #expect(tabs.selected === second)
        first.perform(Action("select", fields: ["tab": "nobody"]))
        #expect(tabs.selected === second)

        let navigation = NavigationController(root: NoteController("home"))
        #expect(navigation.perform("back") == nil)
        try navigation.push(NoteController("detail"))
        navigation.load()
        #expect(navigation.fragment().text.contains(#"action="/fragments/back""#))
        #expect(navigation.perform("back") === navigation)
        #expect(navigation.topController?.identifier == "home")

        let diary = Diary(first: NoteController("day-1"))
        #expect(diary.perform("next") === diary)
        #expect(diary.current?.identifier == "day-2")
        diary.perform("next")
        #expect(diary.current?.identifier == "day-2")
        diary.perform("previous")
        #expect(diary.current?.identifier == "day-1")
    }

    /// Two days.
    private final class Diary: PageController {
        override func page(after page: Controller) -> Controller? {
            page.identifier == "day-1" ? NoteController("day-2") : nil
        }

        override func page(before page: Controller) -> Controller? {
            page.identifier == "day-2" ? NoteController("day-1") : nil
        }
    }

    @Test("A scroll places its children again when one would like another height")
    func scroll() throws {
        let scroll = ScrollController()
        let note = NoteController("note")
        try scroll.add(note)
        scroll.load()
        let before = scroll.fragment()
        #expect(!before.text.contains("data-height"))
        note.preferredSize = Size(width: 0, height: 240)
        #expect(scroll.fragment().text.contains(#"data-height="240""#))
        note.preferredSize = .zero
        #expect(scroll.fragment().hash == before.hash)
    }

    @Test("Every container can stand in every other one")
    func nesting() throws {
        let makers: [@Sendable (Controller) -> Controller] = [
            { child in StackController().taking(child) },
            { child in ScrollController().taking(child) },
            { child in RotationController().taking(child) },
            { child in SwitchController(default: { child }) },
            { child in TabController(tabs: [child]) },
            { child in NavigationController(root: child) },
            { child in PageController(first: child) },
            { child in SplitController(primary: child, secondary: NoteController("beside")) },
        ]
        for outer in makers {
            for inner in makers {
                let leaf = NoteController("leaf", text: "here")
                let stage = try Stage(root: outer(inner(leaf)))
                stage.lookerArrives()
                stage.commit()
                #expect(leaf.isOnScreen)
                #expect(stage.root.fragment().text.contains("here"))
                #expect(stage.root.fragment().repeatedIDs.isEmpty)
                stage.lookerLeaves()
                #expect(!leaf.isOnScreen)
            }
        }
    }
}

extension Controller {
    fileprivate func taking(_ child: Controller) -> Controller {
        compose(child)
        return self
    }
}

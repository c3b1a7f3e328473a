import DashboardCore
import Testing

@Suite("Refusals")
struct RefusalTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let code: ContainmentError.Code
        let attempt: @Sendable (Controller) throws -> Void
    }

    static let cases: [Case] = [
        Case(testDescription: "adding itself", code: .hierarchyInconsistency) { try $0.add($0) },
        Case(testDescription: "adding an ancestor", code: .hierarchyInconsistency) { parent in
            let inner = Controller(identifier: "inner")
            let outer = Controller(identifier: "outer")
            try outer.add(inner)
            try inner.add(outer)
        },
        Case(testDescription: "adding somebody else's child", code: .hierarchyInconsistency) { parent in
            let child = Controller(identifier: "child")
            let other = Controller(identifier: "other")
            try other.add(child)
            try parent.add(child)
        },
        Case(testDescription: "adding twice in one call", code: .hierarchyInconsistency) { parent in
            let child = Controller(identifier: "child")
            try parent.add(child, child)
        },
        Case(testDescription: "a second child of one name", code: .duplicateFragment) { parent in
            try parent.add(Controller(identifier: "first"))
        },
        Case(testDescription: "a transition from a stranger", code: .invalidArgument) { parent in
            try parent.transition(from: Controller(identifier: "x"), to: Controller(identifier: "y"))
        },
        Case(testDescription: "adding to tabs", code: .unsupported) { _ in
            try TabController().add(Controller(identifier: "x"))
        },
        Case(testDescription: "a tab out of range", code: .invalidArgument) { _ in try TabController().select(0) },
        Case(testDescription: "a tab below nought", code: .invalidArgument) { _ in try TabController().select(-1) },
        Case(testDescription: "an empty stack", code: .invalidArgument) { _ in
            try NavigationController().setStack([])
        },
    ]

    @Test("What is refused is an error with what, expected and got, and changes nothing", arguments: cases)
    func refusal(of attempted: Case) throws {
        let parent = Controller(identifier: "parent")
        try parent.add(Controller(identifier: "first"))
        let stage = try Stage(root: parent)
        let before = parent.fragment().hash
        do {
            try attempted.attempt(parent)
            Issue.record("was not refused")
        } catch let error as ContainmentError {
            #expect(error.code == attempted.code)
            #expect(!error.what.isEmpty && !error.expected.isEmpty && !error.got.isEmpty)
            #expect(error.description.contains(error.expected))
        }
        #expect(parent.children.map(\.identifier) == ["first"])
        #expect(parent.fragment().hash == before)
        stage.commit()
    }

    @Test("The last page of a navigation cannot be popped")
    func lastPage() {
        let navigation = NavigationController(root: Controller(identifier: "home"))
        #expect(navigation.pop() == nil)
        #expect(navigation.popToRoot().isEmpty)
        #expect(navigation.children.count == 1)
    }

    @Test("An action that nobody knows is an answer of nil, and the sender hears of it")
    func unknownAction() {
        final class Sender: Controller {
            var unanswered: [String] = []
            override func didNotFindResponder(for action: Action) { unanswered.append(action.name) }
        }
        let sender = Sender()
        #expect(sender.perform("dance") == nil)
        #expect(sender.unanswered == ["dance"])
    }

    @Test("A controller that is just hearing of its move cannot be moved elsewhere")
    func movedInMidMove() throws {
        final class Restless: Controller {
            var attempt: (() throws -> Void)?
            var refusal: ContainmentError?
            override func willMove(toParent parent: Controller?) {
                do { try attempt?() } catch { refusal = error as? ContainmentError }
            }
        }
        let (first, second, child) = (Controller(identifier: "a"), Controller(identifier: "b"), Restless())
        child.attempt = { try second.add(child) }
        try first.add(child)
        #expect(child.refusal?.code == .hierarchyInconsistency)
        #expect(child.parent === first)
        #expect(second.children.isEmpty)
    }

    @Test("A callback that would make a circle is left standing outside")
    func circle() throws {
        final class Greedy: Controller {
            override func willMove(toParent parent: Controller?) {
                if let parent, parent.parent == nil { try? add(parent) }
            }
        }
        let parent = Controller(identifier: "parent")
        let greedy = Greedy()
        try parent.add(greedy)
        #expect(parent.parent === greedy)
        #expect(parent.children.isEmpty)
        #expect(greedy.parent == nil)
    }
}

import DashboardCore
import DashboardTesting
import Testing

@Suite("What has changed between two fragments")
struct FragmentChangesTests {
    private let session: Session

    init() throws {
        session = try Session(scheduler: ManualScheduler()) {
            let stack = StackController(identifier: "root")
            let shelf = StackController(identifier: "shelf")
            try? stack.add([NoteController("a", text: "A"), shelf, NoteController("b", text: "B")])
            try? shelf.add([NoteController("c", text: "C"), NoteController("d", text: "D")])
            return stack
        }
        session.lookerArrives()
    }

    @Test(
        "It is the smallest parts that differ, in tree order",
        arguments: [
            ([], []), ([["b"]], ["b"]), ([["b"], ["a"]], ["a", "b"]), ([["shelf", "d"]], ["shelf/d"]),
            ([["shelf", "c"], ["a"]], ["a", "shelf/c"]), ([["shelf"]], ["shelf"]),
            ([["shelf"], ["shelf", "c"]], ["shelf"]),
        ] as [([[Identifier]], [String])]
    )
    func smallest(hidden: [[Identifier]], expected: [String]) throws {
        let before = try #require(session.fragment())
        session.enter { root in
            for path in hidden { root.descendant(at: path)?.hide() }
        }
        let after = try #require(session.fragment())
        let changes = after.changes(since: before)
        #expect(changes.map { $0.path.map(\.name).joined(separator: "/") } == expected)
        for change in changes { #expect(after.part(at: change.path) === change) }
    }

    @Test("A container whose children have changed places is one change")
    func rearranged() throws {
        let before = try #require(session.fragment())
        session.enter { root in root.descendant(at: ["shelf", "c"])?.remove() }
        let after = try #require(session.fragment())
        #expect(after.changes(since: before).map(\.path) == [["shelf"]])
        #expect(after.part(at: ["shelf", "c"]) == nil)
    }

    @Test("What was written anew and says the same has not changed")
    func same() throws {
        let before = try #require(session.fragment())
        session.enter { root in
            root.setNeedsRender()
            root.descendant(at: ["shelf", "c"])?.setNeedsRender()
        }
        let after = try #require(session.fragment())
        #expect(after !== before && after.changes(since: before).isEmpty)
        #expect(after.hash == before.hash)
    }
}

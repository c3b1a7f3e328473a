import DashboardCore
import Markup
import Testing

/// What an operation costs is how many controllers it has to look at; time is for benchmarks.
@Suite("Costs")
struct CostTests {
    private enum Shape: CaseIterable {
        /// All children of one parent.
        case flat
        /// Ten children each, three floors of them.
        case deep
    }

    private final class Tree {
        let root = StackController(identifier: "root")
        let stage: Stage
        /// Where the operation happens: the last parent of the tree.
        private(set) var parent: Controller
        private(set) var everybody: [Controller] = []

        init(_ shape: Shape, count: Int) throws {
            stage = try Stage(root: root)
            parent = root
            everybody = [root]
            switch shape {
            case .flat: try grow(root, by: count - 1)
            case .deep:
                var next = 0
                while everybody.count < count {
                    try grow(everybody[next], by: min(9, count - everybody.count))
                    next += 1
                }
                parent = everybody[next - 1]
            }
            stage.lookerArrives()
            stage.commit()
            _ = root.fragment()
        }

        private func grow(_ parent: Controller, by count: Int) throws {
            for number in 0..<count {
                let child = GroupController(identifier: Identifier("note-\(number)") ?? "note")
                try parent.add(child)
                everybody.append(child)
            }
        }

        /// How many controllers an operation looked at.
        func visits(of operation: () throws -> Void) rethrows -> Int {
            let before = everybody.reduce(0) { $0 + $1.visits }
            try operation()
            return everybody.reduce(0) { $0 + $1.visits } - before
        }
    }

    @Test("Adding costs the same in a tree of 1,000 as in one of 10", arguments: Shape.allCases)
    private func adding(shape: Shape) throws {
        let costs = try [10, 1_000].map { count in
            let tree = try Tree(shape, count: count)
            let newcomer = NoteController("newcomer")
            let around = try tree.visits {
                try tree.parent.add(newcomer)
                tree.stage.commit()
            }
            return around + newcomer.visits
        }
        #expect(costs[0] == costs[1])
        #expect(costs[1] < 20)
    }

    @Test("So does removing", arguments: Shape.allCases)
    private func removing(shape: Shape) throws {
        let costs = try [10, 1_000].map { count in
            let tree = try Tree(shape, count: count)
            return tree.visits {
                tree.parent.children.first?.remove()
                tree.stage.commit()
            }
        }
        #expect(costs[0] == costs[1])
        #expect(costs[1] < 20)
    }

    @Test("So do hiding and showing", arguments: Shape.allCases)
    private func hiding(shape: Shape) throws {
        let costs = try [10, 1_000].map { count in
            let tree = try Tree(shape, count: count)
            return tree.visits {
                tree.parent.children.first?.hide()
                tree.parent.children.first?.show()
                tree.stage.commit()
            }
        }
        #expect(costs[0] == costs[1])
        #expect(costs[1] < 20)
    }

    @Test("So does rendering what has changed", arguments: Shape.allCases)
    private func rendering(shape: Shape) throws {
        let costs = try [10, 1_000].map { count in
            let tree = try Tree(shape, count: count)
            let note = try #require(tree.parent.children.first)
            note.setNeedsRender()
            return tree.visits { _ = note.fragment() }
        }
        #expect(costs == [1, 1])
    }

    @Test("A page of 1,000 in which one has changed asks that one, and puts together its parents only")
    func page() throws {
        let tree = try Tree(.deep, count: 1_000)
        let asked = { tree.everybody.compactMap { ($0 as? GroupController)?.timesAsked }.reduce(0, +) }
        let before = asked()
        let note = try #require(tree.everybody.last)
        note.setNeedsRender()
        #expect(tree.visits { _ = tree.root.fragment() } == note.path.count + 1)
        #expect(asked() == before + 1)
    }

    @Test("A commit with nothing to finish looks at nobody")
    func idleCommit() throws {
        let tree = try Tree(.flat, count: 1_000)
        #expect(tree.visits { tree.stage.commit() } == 0)
    }
}

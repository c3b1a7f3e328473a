import DashboardCore
import Markup
import Testing

@Suite("Sessions under many threads")
struct HammerTests {
    /// Counts its lookers in plain properties, which only the session's door protects.
    private final class CountingController: Controller {
        var appearances = 0
        var turns = 0

        override func didLoad() {
            for name in ["a", "b", "c", "d"] as [Identifier] { compose(WordController(name) { "word" }) }
        }

        override func didAppear() { appearances += 1 }

        override var content: any Markup { Pair(p { turns }, children.map(\.slot)) }

        func turn() {
            turns += 1
            setNeedsRender()
            let child = children[turns % children.count]
            child.isHidden.toggle()
            (child as? WordController)?.refresh()
            if turns % 5 == 0 {
                child.remove()
                try? add(child)
            }
        }
    }

    @Test("Every turn is whole, and none is lost", .timeLimit(.minutes(2)))
    func hammer() async throws {
        let (threads, turns) = (16, 200)
        let sessions = try (0..<2).map { _ in
            try Session(lease: .milliseconds(1), spinnerDelay: .zero) { CountingController() }
        }
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<threads {
                group.addTask {
                    let session = sessions[thread % sessions.count]
                    for turn in 0..<turns {
                        let (page, count) = session.answer { root in
                            (root as? CountingController)?.turn()
                            return (root.fragment(), (root as? CountingController)?.turns ?? 0)
                        }
                        #expect(page.text.contains("<p>\(count)</p>"))
                        #expect(page.repeatedIDs.isEmpty)
                        if turn % 7 == 0 { session.restore(session.snapshot()) }
                        await Task.yield()
                    }
                }
            }
        }
        for session in sessions {
            await session.settle(within: .seconds(60))
            #expect(session.isQuiet)
            #expect(session.enter { ($0 as? CountingController)?.turns } == threads / sessions.count * turns)
            #expect(session.enter { ($0 as? CountingController)?.appearances ?? 0 } > 0)
        }
    }
}

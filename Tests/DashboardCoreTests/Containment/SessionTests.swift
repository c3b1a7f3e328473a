import DashboardCore
import DashboardTesting
import Locking
import Markup
import Testing

@Suite("Sessions")
struct SessionTests {
    private let scheduler = ManualScheduler()

    private func session(
        lease: Duration? = nil,
        fetch: @escaping @Sendable () async throws -> String = { "rain" }
    ) throws -> Session {
        try Session(lease: lease, scheduler: scheduler) {
            let root = Controller(identifier: "today")
            root.compose(WordController(fetch: fetch))
            return root
        }
    }

    private func text(_ session: Session) -> String { session.fragment()?.text ?? "" }

    @Test("The moment changes for whoever may have changed something, and for nobody who only looked")
    func moments() throws {
        let session = try session()
        let seen = session.look { root, moment in
            _ = root.fragment()
            return moment
        }
        #expect(session.moment == seen)
        session.enter { $0.setNeedsRender() }
        #expect(session.moment != seen)
        let later = session.look { _, moment in moment }
        session.commit()
        #expect(session.moment != later)
    }

    @Test("A load that is back before its spinner is due shows none")
    func fastLoad() async throws {
        let session = try session()
        session.lookerArrives()
        #expect(!session.isQuiet)
        await scheduler.runJobs()
        #expect(session.isQuiet)
        scheduler.advance(by: .seconds(1))
        #expect(text(session) == #"<div id="_today"><div id="word">rain</div></div>"#)
        #expect(scheduler.waitingAlarms == 0)
    }

    @Test("A slow load has a spinner in its place until the answer comes")
    func slowLoad() async throws {
        let session = try session()
        session.lookerArrives()
        scheduler.advance(by: .seconds(1))
        #expect(text(session).contains("Looking up the word"))
        #expect(text(session).contains(#"<div id="word_loading">"#))
        session.commit()
        await scheduler.runJobs()
        #expect(text(session) == #"<div id="_today"><div id="word">rain</div></div>"#)
    }

    @Test("Each of two loads has its own spinner, and takes down its own only")
    func twoLoads() async throws {
        let session = try Session(scheduler: scheduler) { Controller(identifier: "today") }
        session.lookerArrives()
        session.enter { root in
            root.load("tides", { 1 }, then: { _ in })
            root.load("winds", { 2 }, then: { _ in })
        }
        scheduler.advance(by: .seconds(1))
        #expect(session.enter { $0.children.map(\.identifier.name) } == ["loading-tides", "loading-winds"])
        await scheduler.runNextJob()
        #expect(session.enter { $0.children.map(\.identifier.name) } == ["loading-winds"])
        #expect(session.enter { $0.isLoading })
        await scheduler.runJobs()
        #expect(session.enter { $0.children.isEmpty && !$0.isLoading })
    }

    @Test("A load that throws takes its spinner down and says so")
    func failedLoad() async throws {
        let session = try session { throw OutOfWords() }
        session.lookerArrives()
        scheduler.advance(by: .seconds(1))
        await scheduler.runJobs()
        #expect(text(session).contains("No word came."))
        #expect(!text(session).contains("Looking"))
    }

    @Test("A failure keeps the last good answer, and says that it is old")
    func staleLoad() async throws {
        let hasWords = Locked(true)
        let session = try session {
            guard hasWords.withLock({ $0 }) else { throw OutOfWords() }
            return "rain"
        }
        session.lookerArrives()
        await scheduler.runJobs()
        hasWords.withLock { $0 = false }
        session.enter { root in (root.children.first as? WordController)?.refresh() }
        await scheduler.runJobs()
        #expect(text(session).contains("rain, as of a while ago"))
    }

    @Test("Work whose owner has left is called back, and an answer that comes all the same is dropped")
    func removedOwner() async throws {
        let session = try session()
        session.lookerArrives()
        scheduler.advance(by: .seconds(1))
        session.enter { root in root.children.first?.remove() }
        #expect(session.isQuiet)
        #expect(scheduler.waitingJobs == 0)
        await scheduler.runJobs()
        #expect(text(session) == #"<div id="_today"></div>"#)
    }

    @Test("A load that never ends holds up nobody", arguments: [true, false])
    func endlessLoad(isRemoved: Bool) async throws {
        // Nobody does the job, so its answer never comes.
        let session = try session()
        session.lookerArrives()
        async let isQuiet = session.settle(within: .seconds(1))
        await untilAlarms(2)
        if isRemoved { session.enter { root in root.children.first?.remove() } }
        scheduler.advance(by: .seconds(2))
        #expect(await isQuiet == isRemoved)
    }

    @Test("Waiting ends with the last load, long before the budget")
    func settled() async throws {
        let session = try session()
        session.lookerArrives()
        async let isQuiet = session.settle(within: .seconds(1))
        await untilAlarms(2)
        await scheduler.runJobs()
        #expect(await isQuiet)
    }

    @Test("A change that nobody asked for is told to those who listen")
    func changes() async throws {
        let session = try session()
        var changes = session.changes().makeAsyncIterator()
        session.lookerArrives()
        scheduler.advance(by: .seconds(1))
        #expect(await changes.next() != nil)
        await scheduler.runJobs()
        #expect(await changes.next() != nil)
    }

    @Test("A load asked for outside a session starts when its owner appears in one")
    func waitingLoad() async throws {
        let session = try Session(scheduler: scheduler) { Controller(identifier: "today") }
        session.lookerArrives()
        session.enter { root in
            let word = WordController { "sun" }
            word.load()
            root.compose(word)
        }
        #expect(scheduler.waitingJobs == 1)
        await scheduler.runJobs()
        #expect(text(session).contains("sun"))
    }

    @Test("The tree stays on screen for the time of the lease, and no longer")
    func lease() throws {
        let session = try session(lease: .seconds(30))
        session.answer { _ in }
        #expect(session.enter { $0.isOnScreen })
        scheduler.advance(by: .seconds(29))
        session.answer { _ in }
        #expect(scheduler.waitingAlarms == 1, "a return takes the old alarm back")
        scheduler.advance(by: .seconds(29))
        #expect(session.enter { $0.isOnScreen }, "an old lease means nothing after a return")
        scheduler.advance(by: .seconds(2))
        #expect(!session.enter { $0.isOnScreen })
    }

    @Test("A client that goes in mid-render leaves nothing half appeared")
    func clientGone() throws {
        let session = try session()
        session.lookerArrives()
        session.clientGone()
        #expect(!session.enter { $0.isOnScreen })
    }

    @Test("A root that has a parent belongs to nobody's session")
    func rootWithParent() {
        let refusal = #expect(throws: ContainmentError.self) {
            try Session {
                let child = Controller(identifier: "child")
                // Held by the child's load, so that the parent lives as long as the child.
                let parent = Controller(identifier: "parent")
                parent.compose(child)
                child.load {
                    1
                } then: { _ in
                    parent.remove()
                }
                return child
            }
        }
        #expect(refusal?.code == .hierarchyInconsistency)
    }

    @Test("A session that is dropped takes its tree, its work and its listeners with it")
    func dropped() async throws {
        let changes: AsyncStream<Void>
        do {
            let session = try session()
            changes = session.changes()
            session.lookerArrives()
            #expect(scheduler.waitingJobs == 1)
        }
        #expect(scheduler.waitingJobs == 0)
        #expect(scheduler.waitingAlarms == 0)
        for await _ in changes { Issue.record("nobody is left to change anything") }
    }

    @Test("Entering a session from inside itself stops the program")
    func reentry() async {
        await #expect(processExitsWith: .failure) {
            let session = try Session { Controller(identifier: "today") }
            session.enter { _ in session.commit() }
        }
    }

    private func untilAlarms(_ count: Int) async {
        while scheduler.waitingAlarms < count { await Task.yield() }
    }
}

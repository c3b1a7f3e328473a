import DashboardCore
import DashboardTesting
import FoundationEssentials
import Testing

@Suite("Stories")
struct StoriesTests {
    private static let reader = ["feed", "reader"]

    private let scheduler = ManualScheduler()
    private let session: Session

    init() async throws {
        session = try Session(scheduler: scheduler) {
            StoriesController(
                Profile(name: "Ingrid Nygård", remarks: ["Bergen"], source: "sample"),
                shelf: ShelfOfThree(),
                clock: LocalClock(now: { Date(timeIntervalSince1970: 0) }, offset: { _ in 3600 })
            )
        }
        session.lookerArrives()
        await scheduler.runJobs()
        session.commit()
    }

    /// Does something at the end of a path, and waits for what it needs.
    private func perform(_ action: Action, at path: [String]) async {
        session.enter { root in
            _ = root.descendant(at: path.compactMap { Identifier($0) })?.perform(action)
        }
        session.commit()
        await scheduler.runJobs()
        session.commit()
    }

    private func open(_ story: String, from path: [String]) async {
        await perform(Action("open", fields: ["story": story]), at: Self.reader + path)
    }

    private var stack: [String] {
        session.enter { root in
            root.descendant(at: ["feed", "reader", "pages"])?.children.map(\.identifier.name) ?? []
        }
    }

    private var page: String { session.fragment()?.text ?? "" }

    @Test("Before a story is opened, the newest one is begun beside the list")
    func cover() {
        #expect(stack == ["cover"])
        #expect(page.contains("First of a.") && !page.contains("Second of a."))
        #expect(page.contains(#"class="list beside""#) && !page.contains("aria-current"))
        #expect(page.contains("As of 01:00, a shelf"))
        #expect(session.fragment()?.repeatedIDs.isEmpty == true)
    }

    @Test("A story that is opened from the list lies on the cover, and the list says which it is")
    func fromTheList() async {
        await open("a", from: ["list"])
        await open("b", from: ["list"])
        #expect(stack == ["cover", "b"])
        #expect(page.contains("Second of b.") && page.contains(#"class="list beside behind""#))
        #expect(page.contains(#"value="b" aria-current="true">Story b"#))
        #expect(page.contains("Back to Stories"))
    }

    @Test("A story that is opened from another lies on it, and Back leads down again, one at a time")
    func back() async {
        await open("a", from: ["list"])
        await open("b", from: ["pages", "a"])
        #expect(stack == ["cover", "a", "b"])
        #expect(page.contains("Back to Story a"))
        await perform("back", at: Self.reader + ["pages", "b"])
        #expect(stack == ["cover", "a"])
        #expect(page.contains(#"value="a" aria-current="true""#))
        await perform("back", at: Self.reader + ["pages"])
        #expect(stack == ["cover"])
        #expect(!page.contains("aria-current") && !page.contains("Back to"))
    }

    @Test("Only the page on top of the stack is on screen, and the list beside it always is")
    func appearance() async {
        let onScreen = { [session] in
            session.enter { root in
                let reader = root.descendant(at: ["feed", "reader"])
                let pages = reader?.child(named: "pages")?.children ?? []
                return (pages.map(\.isOnScreen), reader?.child(named: "list")?.isOnScreen)
            }
        }
        #expect(onScreen() == ([true], true))
        await open("a", from: ["list"])
        #expect(onScreen() == ([false, true], true))
        await open("b", from: ["pages", "a"])
        #expect(onScreen() == ([false, false, true], true))
        await perform("back", at: Self.reader + ["pages"])
        #expect(onScreen() == ([false, true], true))
        session.lookerLeaves()
        #expect(onScreen() == ([false, false], false))
    }

    @Test("A story that lies further down is gone back to, so that the way back has no circle")
    func circle() async {
        await open("a", from: ["list"])
        for next in [("a", "b"), ("b", "c"), ("c", "a")] { await open(next.1, from: ["pages", next.0]) }
        #expect(stack == ["cover", "a"])
    }

    @Test("What is no name of a story opens nothing", arguments: ["", "no name", "cover", "../cover"])
    func nonsense(story: String) async {
        await open(story, from: ["list"])
        #expect(stack == ["cover"])
    }

    @Test("A story that is not on the shelf says so, and the way back is bounded whatever is asked for")
    func missing() async {
        await open("x0", from: ["list"])
        #expect(page.contains("This story is on the shelf no longer."))
        for number in 1...20 { await open("x\(number)", from: ["pages", "x\(number - 1)"]) }
        #expect(stack.count == 12)
        #expect(stack.first == "cover" && stack.last == "x20")
    }

    @Test("An open story, its way back and the size of the portrait are found again")
    func restoration() async throws {
        await open("a", from: ["list"])
        await open("c", from: ["pages", "a"])
        await perform("expand", at: ["feed", "profile", "portrait"])
        let records = session.enter { $0.save() }
        let other = try await StoriesTests()
        other.session.enter { $0.restore(records) }
        other.session.commit()
        await other.scheduler.runJobs()
        #expect(other.stack == ["cover", "a", "c"])
        #expect(other.page == page)
    }

    @Test("A portrait that wants more room has the scroll lay out again, and less again when it is made smaller")
    func portrait() async {
        #expect(page.contains(#"class="place" part="place" data-height="152""#))
        for _ in 1...2 { await perform("expand", at: ["feed", "profile", "portrait"]) }
        #expect(page.contains(#"class="place" part="place" data-height="296""#))
        #expect(page.contains(#"data-size="large""#) && page.contains(#"aria-expanded="true""#))
        await perform("collapse", at: ["feed", "profile", "portrait"])
        #expect(page.contains(#"class="place" part="place" data-height="152""#))
    }

    @Test("What is hidden deep in the page stands in the page's tray")
    func tray() async {
        session.enter { root in root.descendant(at: ["feed", "reader", "list"])?.hide() }
        #expect(page.contains(#"action="/fragments/feed/reader/list/show""#))
        session.enter { root in root.descendant(at: ["feed", "reader", "list"])?.show() }
        #expect(!page.contains("/list/show"))
    }

    @Test("In words, the screen is who reads, what there is, and what is open")
    func words() async {
        await open("b", from: ["list"])
        let words = session.enter { root in root.bytes(as: .text).map { String(decoding: $0, as: UTF8.self) } }
        #expect(words?.hasPrefix("Ingrid Nygård, Bergen.\n\nStory a\n    Feed, 2 min\n") == true)
        #expect(words?.hasSuffix("First of b.\n\nSecond of b.\n") == true)
    }
}

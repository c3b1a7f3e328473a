import DashboardCore
import FoundationEssentials
import Testing

@Suite("What stories are made of")
struct StoryModelTests {
    @Test(
        "Initials are the first letters of the first and the last name",
        arguments: [
            ("Ingrid Nygård", "IN"), ("Åse", "Å"), ("Jan van der Berg", "JB"), ("élise durand", "ÉD"), ("", ""),
            ("  Kari  Li ", "KL"),
        ]
    )
    func initials(name: String, initials: String) {
        #expect(Profile(name: name, remarks: [], source: "sample").initials == initials)
    }

    @Test(
        "A story's neighbours go round, and are never one and the same",
        arguments: [("a", 3, "c", "b"), ("c", 3, "b", "a"), ("a", 2, nil, "b"), ("a", 1, nil, nil)]
            as [(Identifier, Int, String?, String?)]
    )
    func neighbours(story: Identifier, count: Int, previous: String?, next: String?) throws {
        let page = try #require(StoryPage(story, of: Array(ShelfOfThree.stories.prefix(count))))
        #expect(page.previous?.id.name == previous)
        #expect(page.next?.id.name == next)
    }

    @Test("A story that is not there has no page")
    func missing() {
        #expect(StoryPage("x", of: ShelfOfThree.stories) == nil)
    }

    @Test(
        "A clock on the wall says the day and the minute of its place",
        arguments: [
            (0, 0, "1970-01-01", "00:00"), (0, -60, "1969-12-31", "23:59"), (86_399, 3600, "1970-01-02", "00:59"),
            (1_776_169_259, 7200, "2026-04-14", "14:20"),
        ]
    )
    func clock(seconds: Int, offset: Int, day: String, time: String) {
        let date = Date(timeIntervalSince1970: Double(seconds))
        let clock = LocalClock(now: { date }, offset: { _ in offset })
        #expect(clock.day(of: date).iso == day)
        #expect(clock.time(of: date).text == time)
    }
}

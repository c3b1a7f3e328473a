import DashboardCore
import DashboardData

/// The sample's stories by a script, or none, or one with everything too long.
struct ScriptedShelf: StoryShelf {
    let state: GalleryState
    let script: Script
    let clock: LocalClock

    var name: String { "3 sample feeds" }

    func stories() async throws -> [Story] {
        try await script.answer {
            let today = clock.day(of: clock.now())
            switch state {
            case .empty: return []
            case .extreme: return [Self.endless(on: today)] + SampleShelf.stories(on: today)
            default: return SampleShelf.stories(on: today)
            }
        }
    }

    private static func endless(on day: CalendarDay) -> Story {
        Story(
            "bridge",
            title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, a history",
            summary: String(
                repeating: "A summary that was meant to be one sentence and did not know where to end. ",
                count: 4
            ),
            feed: "The Quarterly Journal of Unabridged and Unabbreviated Things",
            published: day,
            minutes: 1200,
            paragraphs: [
                "One paragraph with https://example.org/a/very/long/address/without/any/space/in/it/at/all/to/break."
            ]
        )
    }
}

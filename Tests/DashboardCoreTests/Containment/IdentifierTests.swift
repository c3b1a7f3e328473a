import DashboardCore
import Testing

@Suite("Identifiers")
struct IdentifierTests {
    private final class WeatherWeekController: Controller {}
    private final class HTMLPage: Controller {}
    private final class Top10Controller: Controller {}
    private final class RSSFeedURLController: Controller {}
    private final class Generic<Value>: Controller {}
    private final class Sky_View: Controller {}

    @Test(
        "The default identifier is the type's name, in words",
        arguments: [
            (WeatherWeekController.self, "weather-week"),
            (HTMLPage.self, "html-page"),
            (Top10Controller.self, "top10"),
            (RSSFeedURLController.self, "rss-feed-url"),
            (Generic<Int>.self, "generic"),
            (Controller.self, "controller"),
            (Sky_View.self, "sky-view"),
        ] as [(Controller.Type, String)]
    )
    func derived(type: Controller.Type, name: String) {
        #expect(Identifier(of: type).name == name)
        #expect(Identifier(name)?.name == name)
    }

    @Test(
        "What cannot stand in a URL, an id and a selector is no identifier",
        arguments: [
            "", "-", "a-", "-a", "a--b", "a_b", "a b", "a/b", "a.b", "a\"b", "é", String(repeating: "a", count: 65),
        ]
    )
    func refused(name: String) {
        #expect(Identifier(name) == nil)
    }

    @Test("What can is one", arguments: ["a", "A1", "weather-week", "2026-11-20"])
    func accepted(name: String) {
        #expect(Identifier(name)?.name == name)
    }
}

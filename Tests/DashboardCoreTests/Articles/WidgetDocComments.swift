import DashboardCore
import DashboardTesting
import FoundationEssentials
import Markup
import Testing

struct Tide: Sendable {
    let high: String
}

struct Harbour: Sendable {
    func tide() async throws -> Tide { Tide(high: "six") }
}

private enum Cards {
    final class GreetingController: CardController {
        override var matter: any Markup { p { "Good morning." } }
        override var words: String? { "Good morning." }
    }

    final class MorningController: ScreenController {
        override var headline: String { "Good morning" }
        override func makeWidgets() -> [Controller] { [GreetingController(), TideController()] }
    }

    static func makeCard(of harbour: Harbour) -> Controller {
        final class TideController: FetchedCardController<Tide> {
            override func matter(of tide: Tide) -> any Markup { p { "High water at \(tide.high)." } }
        }

        let card = TideController(clock: Date.init) { try await harbour.tide() }
        return card
    }

    final class TideController: CardController {}
}

@Suite("Examples in doc comments of widgets")
struct WidgetDocComments {
    @Test("A JSON value is written with its members in order")
    func json() {
        let model: JSON = ["place": "Bergen", "degrees": 11.5, "rain": .null]
        #expect(model.text == #"{"place":"Bergen","degrees":11.5,"rain":null}"#)
    }

    @Test("A card that fetches shows what came, when it has come")
    func fetched() async throws {
        let session = try Session { Cards.makeCard(of: Harbour()) }
        session.lookerArrives()
        #expect(await session.settle(within: .seconds(60)) { !$0.isWaiting })
        #expect(session.fragment()?.text.contains("High water at six.") == true)
    }

    @Test("A source is asked for everybody")
    func shared() async throws {
        let harbour = Harbour()
        let tides = CachedSource(lifetime: .seconds(600), clock: Date.init) { try await harbour.tide() }
        let tide = try await tides.answer().value
        #expect(tide.high == "six")
    }

    @Test("A screen holds its widgets and a tray")
    func screen() throws {
        let session = try Session { Cards.MorningController() }
        let names = session.answer { root in root.children.map(\.identifier.name) }
        #expect(names == ["greeting", "tide", "tray"])
    }

    @Test("A kind of screen is made by its name")
    func registry() throws {
        typealias MorningController = Cards.MorningController
        var screens = ControllerRegistry<ScreenController>()
        screens.register(MorningController.self) { MorningController() }
        let make = try screens.maker(of: "morning")
        #expect(make().headline == "Good morning")
    }

    @Test("A receipt says when a change is safe")
    func receipt() async throws {
        let session = try Session { Cards.MorningController() }
        let store = MemorySessionStore()
        let key = VisitorKey(token: "secret")
        let noon = Date(timeIntervalSince1970: 43_200)
        let receipt = store.save(session.snapshot(), screen: "today", of: key, at: noon)
        try await receipt.isDurable()
        #expect(try await store.visitor(key)?.screens["today"] == session.snapshot())
    }
}

@testable import DashboardCore
import DashboardTesting
import FoundationEssentials
import Locking
import Markup
import Testing

@Suite("A card about the place that somebody has chosen")
struct LocalCardTests {
    private final class SkyController: LocalCardController<String> {
        init(watching bureau: SharedBureau, asked: Locked<[String]>) {
            super.init(
                identifier: "sky",
                clock: { Date(timeIntervalSince1970: 0) },
                watching: bureau,
                asking: { place, _ in
                    let name = place?.place.name ?? "home"
                    asked.withLock { $0.append(name) }
                    return Dated("Sky of \(name)", at: Date(timeIntervalSince1970: 0))
                }
            )
        }

        override func matter(of value: String) -> any Markup { p { value } }
    }

    /// Somebody who looks at a place, as long as it is held.
    private final class Looker: Sendable {
        private let name: String
        private let lookers: Locked<[String]>

        init(_ name: String, _ lookers: Locked<[String]>) {
            (self.name, self.lookers) = (name, lookers)
            lookers.withLock { $0.append(name) }
        }

        deinit {
            lookers.withLock { lookers in
                if let index = lookers.firstIndex(of: name) { lookers.remove(at: index) }
            }
        }
    }

    private let scheduler = ManualScheduler()
    private let asked = Locked<[String]>([])
    private let lookers = Locked<[String]>([])
    private let session: Session

    init() throws {
        let (asked, lookers) = (asked, lookers)
        let bureau = SharedBureau("somebody", places: [try Self.place("Oslo")]) { place in
            WeatherPost(
                SharedWeather(from: "somebody", clock: { Date(timeIntervalSince1970: 0) }) {
                    throw CancellationError()
                },
                watch: { Looker(place.place.name, lookers) }
            )
        }
        session = try Session(scheduler: scheduler) {
            let root = StackController(identifier: "root")
            try? root.add(SkyController(watching: bureau, asked: asked))
            return root
        }
    }

    private static func place(_ name: String) throws -> ChosenPlace {
        let zone = try #require(ZoneName("UTC"))
        return try #require(ChosenPlace(name, latitude: Double(name.utf8.first ?? 0), longitude: 2, in: zone))
    }

    private func choose(_ name: String?) throws {
        let place = try name.map { try Self.place($0) }
        session.enter { root in root.traitOverrides.place = place }
        session.commit()
    }

    private var card: String { session.fragment(at: ["sky"])?.text ?? "" }

    @Test("It forgets what it knew of one place before it asks about another")
    func following() async throws {
        session.lookerArrives()
        await scheduler.runJobs()
        session.commit()
        #expect(card.contains("Sky of home"))
        try choose("Berlin")
        #expect(!card.contains("Sky of home"))
        await scheduler.runJobs()
        #expect(card.contains("Sky of Berlin") && asked.withLock { $0 } == ["home", "Berlin"])
        try choose(nil)
        await scheduler.runJobs()
        #expect(card.contains("Sky of home"))
    }

    @Test("An answer about a place that is looked at no longer is not shown")
    func late() async throws {
        session.lookerArrives()
        try choose("Berlin")
        await scheduler.runJobs()
        #expect(card.contains("Sky of Berlin") && !card.contains("home"))
    }

    @Test("A card that came to a place asks about that one only, and nobody is asked for a card that nobody sees")
    func newcomer() async throws {
        try choose("Berlin")
        await scheduler.runJobs()
        #expect(asked.withLock { $0.isEmpty } && lookers.withLock { $0.isEmpty })
        session.lookerArrives()
        await scheduler.runJobs()
        session.commit()
        #expect(card.contains("Sky of Berlin") && asked.withLock { $0 } == ["Berlin"])
    }

    @Test("A place is watched while a card about it is on screen, and no longer")
    func watching() async throws {
        session.lookerArrives()
        session.commit()
        #expect(lookers.withLock { $0 } == ["Oslo"])
        try choose("Berlin")
        #expect(lookers.withLock { $0 } == ["Berlin"])
        session.lookerLeaves()
        session.commit()
        #expect(lookers.withLock { $0.isEmpty })
        try choose("Sydney")
        await scheduler.runJobs()
        #expect(lookers.withLock { $0.isEmpty } && asked.withLock { !$0.contains("Sydney") })
    }
}

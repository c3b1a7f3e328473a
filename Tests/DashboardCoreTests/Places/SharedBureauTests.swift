import DashboardCore
import FoundationEssentials
import Locking
import Testing

@Suite("A bureau of many places")
struct SharedBureauTests {
    private let opened = Locked<[String]>([])
    private let asked = Locked(0)

    private func place(_ number: Int) throws -> ChosenPlace {
        let zone = try #require(ZoneName("UTC"))
        return try #require(ChosenPlace("P\(number)", latitude: Double(number) / 10, longitude: 0, in: zone))
    }

    private func bureau(limit: Int) throws -> SharedBureau {
        let (opened, asked) = (opened, asked)
        return SharedBureau("somebody", places: [try place(0)], limit: limit) { place in
            opened.withLock { $0.append(place.place.name) }
            let clock = { @Sendable in Date(timeIntervalSince1970: 0) }
            return WeatherPost(
                SharedWeather(from: "somebody", clock: clock) {
                    asked.withLock { $0 += 1 }
                    throw SourceFailure(.broken, source: "somebody", "Not today.")
                }
            )
        }
    }

    @Test("Nobody is asked before somebody wants to know, and two hundred at once are one question")
    func sharing() async throws {
        let bureau = try bureau(limit: 200)
        #expect(opened.withLock { $0.isEmpty } && bureau.openPosts == 0)
        let place = try place(7)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<200 {
                group.addTask { _ = try? await bureau.post(at: place).weather.forecast() }
            }
        }
        #expect(asked.withLock { $0 } == 1)
        #expect(bureau.openPosts == 1)
    }

    @Test("Who calls a place by another name shares what is known of it, and is told of it by that name")
    func names() async throws {
        let asked = asked
        let place = try place(7)
        let forecast = try #require(Forecast.told([.dry(6, .cloudy, 10)], in: place.place))
        let bureau = SharedBureau("somebody", places: [place]) { _ in
            let clock = { @Sendable in Date(timeIntervalSince1970: 0) }
            return WeatherPost(
                SharedWeather(from: "somebody", clock: clock) {
                    asked.withLock { $0 += 1 }
                    return Dated(forecast, at: clock())
                }
            )
        }
        for name in ["Home", "P7", "Daheim"] {
            let renamed = try #require(place.renamed(name))
            let weather = bureau.post(at: renamed).weather
            #expect(try await weather.forecast() == forecast.called(name))
            #expect(try await weather.forecast().place.name == name)
        }
        #expect(asked.withLock { $0 } == 1 && bureau.openPosts == 1)
    }

    @Test("There is room for so many, and what was asked for last stays")
    func bounds() throws {
        let bureau = try bureau(limit: 3)
        for number in [1, 2, 3, 1, 4] { _ = bureau.post(at: try place(number)) }
        #expect(bureau.openPosts == 3)
        _ = bureau.post(at: try place(1))
        _ = bureau.post(at: try place(2))
        #expect(opened.withLock { $0 } == ["P1", "P2", "P3", "P4", "P2"])
    }

    @Test("Who has chosen nothing asks for the first")
    func usual() throws {
        _ = try bureau(limit: 3).post(at: nil)
        #expect(opened.withLock { $0 } == ["P0"])
    }
}

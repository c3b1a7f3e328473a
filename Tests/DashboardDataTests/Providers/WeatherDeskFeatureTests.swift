import DashboardCore
import DashboardData
import Fetching
import Foundation
import Locking
import Testing

@Suite("What several services know beside the forecast")
struct WeatherDeskFeatureTests {
    private static let forecast = "/v1/forecast"
    private static let air = "/air/air-quality"
    private static let pirate = "/pirate/forecast/header/59.9100,10.7500"

    private let transport = StubTransport()
    private let now: Locked<Date>
    private let site: WeatherSite

    init() throws {
        now = Locked(try Date("2026-02-06T12:30:00Z"))
        site = try .inZone("Europe/Oslo")
        let morning = try Date("2026-02-06T00:00:00Z")
        transport.say(OpenMeteoPayload(from: morning, hours: 100).bytes, at: Self.forecast)
        transport.say(OpenMeteoPayload.air(from: morning, hours: 72).bytes, at: Self.air)
        var warning = PirateWeatherPayload(from: morning, hours: 100)
        warning.blocks["alerts"] = #"[{"title":"Gale","severity":"Severe","time":1770379200,"expires":1770465600}]"#
        transport.say(warning.bytes, at: Self.pirate)
    }

    private func desk(_ services: [any WeatherService]? = nil, air: Bool = true) throws -> WeatherDesk {
        let clock = { @Sendable [now] in now.withLock { $0 } }
        let courier = Courier(
            transport: transport,
            store: MemoryAnswerStore(),
            time: Timekeeper(
                now: { Moment(milliseconds: Int(clock().timeIntervalSince1970 * 1000)) },
                sleep: { _ in }
            )
        )
        return WeatherDesk(
            site,
            asking: try services ?? [OpenMeteoService.at(site), PirateWeatherService.at(site)],
            ofAir: air ? [try OpenMeteoAirService.at(site)] : [],
            through: courier,
            clock: clock
        )
    }

    @Test("Each thing is asked of the first who knows it, and says whose it is")
    func features() async throws {
        let desk = try desk()
        #expect(try await desk.forecast().value.source == "Open-Meteo")
        #expect(try await desk.air()?.value.credit?.owner == "CAMS ENSEMBLE and Open-Meteo")
        let alerts = try #require(try await desk.alerts())
        #expect(alerts.value.source == "Pirate Weather" && alerts.value.alerts.map(\.title) == ["Gale"])
        #expect(alerts.trouble == nil)
        #expect(transport.paths == [Self.forecast, Self.air, Self.pirate])
    }

    @Test("Who foretells weather and warns, too, is asked once for both")
    func once() async throws {
        let desk = try desk([try PirateWeatherService.at(site)])
        async let forecast = desk.forecast()
        async let alerts = desk.alerts()
        #expect(try await forecast.value.source == "Pirate Weather")
        #expect(try await alerts?.value.alerts.count == 1)
        #expect(transport.paths == [Self.pirate])
    }

    @Test("Where nobody knows of air or warnings, nobody is asked and no card can be made")
    func nobody() async throws {
        let desk = try desk([try OpenMeteoService.at(site)], air: false)
        #expect(try await desk.air() == nil)
        #expect(try await desk.alerts() == nil)
        #expect(desk.shared.air == nil && desk.shared.alerts == nil)
        #expect(transport.paths.isEmpty)
    }

    @Test("A source of one thing that fails costs the others nothing", arguments: [0, 1, 2])
    func apart(broken: Int) async throws {
        transport.fail(.badStatus(500), at: [Self.forecast, Self.air, Self.pirate][broken])
        let weather = try desk().shared
        let forecast = await Result { try await weather.forecast().source }
        let air = await Result { try await weather.air?.answers.answer().value.source }
        let alerts = await Result { try await weather.alerts?.answers.answer().value.source }
        // The forecast has a second source.
        #expect(try forecast.get() == (broken == 0 ? "Pirate Weather" : "Open-Meteo"))
        #expect((try? air.get()) == (broken == 1 ? nil : "Open-Meteo"))
        #expect((try? alerts.get()) == (broken == 2 ? nil : "Pirate Weather"))
    }

    @Test("Old air is told for the hour that it is, with its age and the reason, until it says nothing of it")
    func staleAir() async throws {
        let desk = try desk()
        let fresh = try #require(try await desk.air())
        transport.fail(.badStatus(503), at: Self.air)
        now.withLock { $0 += 5 * 3600 }
        let old = try #require(try await desk.air())
        #expect(fresh.value.european == 22 && old.value.european == 27)
        #expect(old.value.asOf == fresh.value.asOf && old.value.asOf.clock == "13:30")
        #expect((old.trouble as? SourceFailure)?.explanation == "The source answered with status 503.")
        now.withLock { $0 += 60 * 3600 }
        await #expect(throws: SourceFailure.self) { try await desk.air() }
    }

    @Test(
        "A key that is not accepted and a month that is used up are said so",
        arguments: [
            (FetchFailure.Kind.badStatus(401), "The source does not accept our key (status 401)."),
            (.badStatus(403), "The source refuses us, or our key (status 403)."),
            (.rateLimited, "The source wants to be asked less often."),
        ]
    )
    func refusals(kind: FetchFailure.Kind, sentence: String) async throws {
        transport.fail(kind, at: Self.pirate)
        let failure = try await #require(throws: SourceFailure.self) { try await desk().alerts() }
        #expect(failure.explanation == sentence && failure.source == "Pirate Weather")
    }
}

extension Result where Failure == any Error {
    fileprivate init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}

import DashboardCore
import DashboardData
import FoundationEssentials
import Testing

@Suite("Sample weather of any place")
struct SampleBureauTests {
    private static let moment = Date(timeIntervalSince1970: 1_776_169_200)
    private let bureau = SharedBureau.sample(in: SampleTown(now: { moment }), clock: { moment })

    @Test("Where nobody has chosen it is that of the other samples, and it is called a sample everywhere")
    func usual() async throws {
        #expect(bureau.isSample && bureau.places.map(\.text) == ["60.3900 5.3200 Europe/Oslo Bergen"])
        let forecast = try await bureau.post(at: nil).weather.forecast()
        #expect(forecast.place.name == "Bergen" && forecast.source == "sample")
    }

    @Test("The town of the other samples by another name has the same weather")
    func renamed() async throws {
        let home = try #require(bureau.places.first?.renamed("Home"))
        let forecast = try await bureau.post(at: home).weather.forecast()
        #expect(forecast == (try await bureau.post(at: nil).weather.forecast()).called("Home"))
    }

    @Test(
        "A chosen place has its name and its clocks",
        arguments: [("Australia/Sydney", 36_000), ("Asia/Kathmandu", 20_700), ("Pacific/Pago_Pago", -39_600)]
    )
    func elsewhere(zone: String, offset: Int) async throws {
        let name = try #require(ZoneName(zone))
        let place = try #require(ChosenPlace("There", latitude: -33.87, longitude: 151.21, in: name))
        let post = bureau.post(at: place)
        let forecast = try await post.weather.forecast()
        #expect(forecast.place == place.place && forecast.offset == offset)
        #expect(post.clock?.local(Self.moment) == LocalTime(Self.moment, offset: offset))
    }

    @Test("Where a machine has no rules for the clocks, that is what is said")
    func unknownZone() async throws {
        let name = try #require(ZoneName("Europe/Nowhere"))
        let place = try #require(ChosenPlace("There", latitude: 0, longitude: 0, in: name))
        await #expect(throws: SourceFailure.self) { try await bureau.post(at: place).weather.forecast() }
    }

    @Test("The machine's zones are offered in their order, and each is one that there is")
    func zones() {
        let folder = ZoneFolder()
        let names = folder.names
        #expect(names.count > 300 && names == names.sorted() && names.contains("Europe/Berlin"))
        #expect(names.prefix(30).allSatisfy { ZoneName($0).map(folder.knows) == true })
        #expect(ZoneFolder("/nowhere").names.isEmpty)
    }
}

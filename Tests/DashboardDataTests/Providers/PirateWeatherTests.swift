import DashboardCore
import DashboardData
import Fetching
import Foundation
import Testing

@Suite("What Pirate Weather says")
struct PirateWeatherTests {
    private static let noon = "2026-02-06T12:30:00Z"

    private func outlook(_ payload: PirateWeatherPayload, in zone: String = "Europe/Oslo") throws -> Outlook {
        try PirateWeatherService.at(.inZone(zone)).outlook(from: payload.bytes, asOf: Date(Self.noon))
    }

    private func forecast(
        _ payload: PirateWeatherPayload,
        in zone: String = "Europe/Oslo",
        at moment: String = noon
    ) throws -> Forecast? {
        try outlook(payload, in: zone).forecast(for: .inZone(zone), at: Date(moment))
    }

    private func payload(hours: Int = 60) throws -> PirateWeatherPayload {
        PirateWeatherPayload(from: try Date("2026-02-06T12:00:00Z"), hours: hours)
    }

    @Test("The hour that it is makes the present, with everything in our units")
    func present() throws {
        let forecast = try #require(try forecast(try payload(hours: 168)))
        let (now, current) = (try #require(forecast.comingHours.first), forecast.current)
        #expect(now.start == (try Date("2026-02-06T12:00:00Z")) && now.length == 1)
        #expect(now.condition == .rain && now.temperature == 8.25 && now.rain == 1.2 && now.chanceOfRain == 35)
        #expect(now.wind == 6.4 && now.pressure == 1004.2 && now.ultraviolet == 1.4 && now.visibility == 16.09)
        #expect(current.feelsLike == 6.5 && current.dewPoint == 4.1 && current.humidity == 81)
        #expect(current.gusts == 12.1 && current.windDirection.rounded() == 225 && current.station == nil)
        #expect(forecast.source == "Pirate Weather" && forecast.credit == nil)
        #expect(ForecastTeller(forecast).attribution == "As of 13:30, Pirate Weather")
        #expect(forecast.days.count == 8)
    }

    @Test("An answer of old Dark Sky has the same shape and fewer figures")
    func darkSky() throws {
        let old = PirateWeatherPayload.darkSky(from: try Date("2014-05-28T08:00:00Z"), hours: 49)
        let forecast = try #require(try forecast(old, in: "Europe/Berlin", at: "2014-05-28T08:30:00Z"))
        let (now, current) = (try #require(forecast.comingHours.first), forecast.current)
        #expect(now.condition == .clear && now.rain == 0 && now.wind == 0 && now.chanceOfRain == 35)
        #expect(now.ultraviolet == nil && now.visibility == nil && now.pressure == 1004.2)
        #expect(current.gusts == nil && current.humidity == 81 && current.feelsLike == 6.5)
    }

    @Test(
        "What is not known is -999, null or not there, and costs that figure alone",
        arguments: [
            "apparentTemperature", "dewPoint", "humidity", "pressure", "windGust", "uvIndex", "visibility",
            "precipProbability",
        ],
        ["-999", "-999.0", "null", nil]
    )
    func missing(name: String, value: String?) throws {
        var payload = try payload()
        payload.members[name] = value
        let forecast = try #require(try forecast(payload))
        let (now, current) = (try #require(forecast.comingHours.first), forecast.current)
        let known: [String: Bool] = [
            "apparentTemperature": current.feelsLike != nil, "dewPoint": current.dewPoint != nil,
            "humidity": current.humidity != nil, "pressure": now.pressure != nil, "windGust": current.gusts != nil,
            "uvIndex": now.ultraviolet != nil, "visibility": now.visibility != nil,
            "precipProbability": now.chanceOfRain != nil,
        ]
        #expect(known.filter { !$0.value }.map(\.key) == [name])
    }

    @Test("An hour is left out where nothing can be drawn without", arguments: ["temperature", "windSpeed", "time"])
    func gaps(name: String) throws {
        var payload = try payload(hours: 3)
        let hour =
            "{\"time\":%,\"icon\":\"rain\",\"temperature\":5,\"windSpeed\":2,\"windBearing\":9,\"precipIntensity\":0}"
        let start = Int(try Date("2026-02-06T12:00:00Z").timeIntervalSince1970)
        let broken =
            name == "time"
            ? hour.replacing("%", with: "-999")
            : hour.replacing("%", with: "\(start + 3600)")
                .replacing("\"\(name)\":\(name == "temperature" ? 5 : 2)", with: "\"\(name)\":-999")
        payload.blocks["hourly"] = "{\"data\":[\(hour.replacing("%", with: "\(start)")),\(broken)]}"
        let forecast = try #require(try forecast(payload))
        #expect(forecast.hours.map(\.temperature) == [5])
    }

    @Test(
        "Water is what falls, or else what piles up: centimetres, of which ten of snow are one of water",
        arguments: [
            ("0.7", "9", "rain", 0.7), ("-999", "0.12", "rain", 1.2), ("null", "0.12", "none", 1.2),
            ("-999", "3.5", "snow", 3.5), ("0", "0", "none", 0),
        ]
    )
    func water(intensity: String, accumulation: String, type: String, millimetres: Double) throws {
        var payload = try payload()
        payload.members.merge(
            ["precipIntensity": intensity, "precipAccumulation": accumulation, "precipType": "\"\(type)\""]
        ) { $1 }
        let rain = try #require(try forecast(payload)?.comingHours.first).rain
        #expect(abs(rain - millimetres) < 1e-9)
    }

    @Test(
        "Each icon has a condition; what says nothing of the sky has that of its clouds",
        arguments: [
            ("clear-day", "1.2", "0.9", WeatherCondition.clear), ("clear-night", "0", "0", .clear),
            ("partly-cloudy-day", "0", "0", .partly), ("partly-cloudy-night", "0", "0", .partly),
            ("cloudy", "0", "0", .overcast), ("fog", "0", "0", .fog), ("rain", "0.2", "0", .drizzle),
            ("rain", "2", "0", .rain), ("rain", "9", "0", .downpour), ("sleet", "1", "0", .sleet),
            ("hail", "1", "0", .sleet), ("snow", "1", "0", .snow), ("thunderstorm", "1", "0", .thunder),
            ("none", "0", "0.1", .clear), ("wind", "0", "0.4", .partly), ("tornado", "0", "0.7", .cloudy),
            ("", "0", "1", .overcast),
        ]
    )
    func icons(icon: String, intensity: String, clouds: String, condition: WeatherCondition) throws {
        var payload = try payload()
        payload.members.merge(["icon": "\"\(icon)\"", "precipIntensity": intensity, "cloudCover": clouds]) { $1 }
        #expect(try forecast(payload)?.current.condition == condition)
    }

    @Test("An hour of whose sky nothing is known is left out")
    func noSky() throws {
        var payload = try payload()
        payload.members.merge(["icon": #""none""#, "cloudCover": "-999"]) { $1 }
        #expect(throws: SourceFailure(.broken, source: "Pirate Weather", "The source's answer makes no sense.")) {
            try forecast(payload)
        }
    }

    @Test(
        "The day's own figures count, on a day of 23 hours and on one of 25, too",
        arguments: ["2026-03-28T23:00:00Z", "2026-10-24T22:00:00Z"]
    )
    func daily(midnight: String) throws {
        let start = try Date(midnight)
        let next = try WeatherSite.inZone("Europe/Oslo").zone.start(
            of: WeatherSite.inZone("Europe/Oslo").zone.day(of: start).adding(1)
        )
        var payload = PirateWeatherPayload(from: start, hours: 90)
        payload.blocks["daily"] = """
            {"data":[{"time":\(Int(start.timeIntervalSince1970)),"icon":"thunderstorm","temperatureMin":-5,\
            "temperatureMax":40},{"time":\(Int(next.timeIntervalSince1970)),"icon":"none","temperatureMin":-999,\
            "temperatureMax":null},{"time":-999}]}
            """
        let moment = start.addingTimeInterval(40_000).formatted(.iso8601)
        let days = try #require(try forecast(payload, at: moment)).days
        #expect(days.prefix(2).map(\.condition) == [.thunder, .rain])
        #expect(days[0].low == -5 && days[0].high == 40 && days[1].low == 8.25 && days[1].high == 8.25)
    }

    @Test("Blocks may be missing, and an offset may be half an hour", arguments: ["5.75", "-3.5", "null", "14"])
    func blocks(offset: String) throws {
        var payload = try payload()
        payload.blocks = ["offset": offset]
        #expect(try forecast(payload, in: "Asia/Kathmandu")?.current.temperature == 8.25)
    }

    @Test("Figures in other units are refused, because they would mean something else", arguments: ["us", "uk2", "ca"])
    func units(name: String) throws {
        var payload = try payload()
        payload.blocks["flags"] = "{\"units\":\"\(name)\"}"
        let failure = SourceFailure(
            .broken,
            source: "Pirate Weather",
            "The source's answer is not in the units that were asked for."
        )
        #expect(throws: failure) { try forecast(payload) }
    }

    @Test(
        "An answer that makes no sense is a failure that says so",
        arguments: [
            "", "[]", "{}", "null", "<html>", #"{"hourly":{}}"#, #"{"hourly":{"data":[]}}"#, #"{"hourly":null}"#,
            #"{"message":"Forbidden","Help":"x"}"#, #"{"hourly":{"data":[{"time":"now"}]}}"#,
            #"{"hourly":{"data":[{"time":9223372036854775807,"icon":"rain","temperature":1,"windSpeed":0}]}}"#,
        ]
    )
    func senseless(body: String) throws {
        let service = try PirateWeatherService.at(try .inZone("UTC"))
        #expect(throws: SourceFailure(.broken, source: "Pirate Weather", "The source's answer makes no sense.")) {
            try service.outlook(from: Array(body.utf8), asOf: .distantPast)
        }
    }

    @Test("No address holds the key, and nothing that prints shows it")
    func key() throws {
        let inquiry = try PirateWeatherService.at(.inZone("UTC", latitude: -0.5, longitude: 179.98765)).inquiry
        #expect(
            inquiry.address.description == "http://127.0.0.1:9/pirate/forecast/header/-0.5000,179.9877"
                + "?units=si&extend=hourly&exclude=currently,minutely"
        )
        var dumped = ""
        dump(inquiry, to: &dumped)
        #expect(!dumped.contains("s3cret") && !String(reflecting: inquiry).contains("s3cret"))
        #expect(inquiry.headers.map(\.name) == ["Accept", "apikey"])
    }
}

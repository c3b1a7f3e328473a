import DashboardCore
import Testing

@Suite("What the figures of the weather mean")
struct WeatherFactsTests {
    /// A dry day told at nine, with some of its hours changed.
    private func facts(
        temperature: Double = 12,
        humidity: Double = 60,
        dewPoint: Double = 8,
        _ change: (Int, inout ForecastHour) -> Void = { _, _ in }
    ) throws -> WeatherFacts {
        let plain = try #require(Forecast.told([.dry(60, wind: 6)]))
        let hours = plain.hours.enumerated().map { index, hour in
            var hour = hour
            change(index, &hour)
            return hour
        }
        let forecast = Forecast(
            place: plain.place,
            offset: 0,
            asOf: plain.asOf,
            source: "Test",
            current: CurrentWeather(
                station: nil,
                temperature: temperature,
                feelsLike: nil,
                condition: .partly,
                windDirection: 225,
                wind: 6,
                gusts: nil,
                humidity: humidity,
                dewPoint: dewPoint
            ),
            days: plain.days.indices.compactMap { day in
                ForecastDay(
                    start: plain.days[day].start,
                    condition: .partly,
                    hours: Array(hours[(day * 24)..<(day * 24 + 24)])
                )
            }
        )
        return try #require(WeatherFacts(of: forecast))
    }

    @Test(
        "A wind is worth a second sentence where it changes by three metres a second",
        arguments: [
            (3.0, "From the south-west. Easing to 3 by noon."), (3.1, "From the south-west."),
            (9.0, "From the south-west. Rising to 9 by noon."), (8.9, "From the south-west."),
        ]
    )
    func wind(speed: Double, remark: String) throws {
        #expect(try facts { index, hour in if index == 12 { hour.wind = speed } }.windRemark == remark)
    }

    @Test("What has fallen is what fell before this hour")
    func rain() throws {
        let wet = try facts { index, hour in if index == 8 || index == 9 { hour.rain = 1.5 } }
        #expect(wet.rainRemark == "Still to fall today. 1.5 since midnight.")
        #expect(wet.rainToCome == 1.5)
        #expect(try facts().rainRemark == "No more today. None since midnight.")
        let tomorrow = try facts { index, hour in if index == 24 { hour.rain = 1 } }
        #expect(tomorrow.rainToCome == 0)
    }

    @Test(
        "Washing dries up to four fifths of what air can hold",
        arguments: [(80.0, "Washing will not dry."), (79, "Washing will dry.")]
    )
    func humidity(share: Double, remark: String) throws {
        #expect(try facts(humidity: share).humidityRemark == remark)
    }

    @Test(
        "The dew point says how air feels",
        arguments: [
            (12, 10.5, "As warm as the air, nearly: mist or dew."), (12, 10.4, "The air is pleasant."),
            (25, 20, "The air is oppressive."), (25, 19.9, "The air is sticky."), (25, 16, "The air is sticky."),
            (25, 15.9, "The air is pleasant."), (25, 5, "The air is pleasant."), (25, 4.9, "The air is dry."),
        ]
    )
    func dewPoint(degrees: Double, dewPoint: Double, remark: String) throws {
        #expect(try facts(temperature: degrees, dewPoint: dewPoint).dewPointRemark == remark)
    }

    @Test("Pressure rises, falls, has been lowest or is steady")
    func pressure() throws {
        #expect(try facts().pressureRemark == "Falling, 1008 by four.")
        let remark = { (pressure: @escaping (Int) -> Double) in
            try facts { index, hour in hour.pressure = pressure(index) }.pressureRemark
        }
        #expect(try remark { 1000 + Double($0) / 2 } == "Rising, 1008 by four.")
        #expect(try remark { 1000 + abs(Double($0) - 9) } == "At its lowest now; rising from here.")
        #expect(try remark { 1000 + Double($0) / 8 } == "Steady for the next hours.")
    }

    @Test(
        "From ten kilometres on a view is clear",
        arguments: [(10.0, "Clear to the horizon."), (9.9, "Mist for the rest of the day.")]
    )
    func visibility(kilometres: Double, remark: String) throws {
        #expect(try facts { _, hour in hour.visibility = kilometres }.visibilityRemark == remark)
    }

    @Test(
        "A sky opens or closes where two fifths of it change",
        arguments: [
            (90, 50, "Opening by noon."), (90, 51, "Much the same for the next hours."), (10, 50, "Closing by noon."),
            (10, 49, "Much the same for the next hours."),
        ] as [(Double, Double, String)]
    )
    func cloud(now: Double, later: Double, remark: String) throws {
        #expect(try facts { index, hour in hour.cloud = index < 12 ? now : later }.cloudRemark == remark)
    }

    @Test(
        "Observers count eighths of the sky",
        arguments: [(0.0, 0), (6, 0), (7, 1), (45, 4), (93, 7), (94, 8), (120, 8)]
    )
    func eighths(share: Double, count: Int) throws {
        #expect(try facts { _, hour in hour.cloud = share }.cloudEighths == count)
    }
}

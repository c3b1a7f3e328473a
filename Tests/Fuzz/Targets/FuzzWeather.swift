import DashboardCore
import FoundationEssentials

/// Whatever Open-Meteo sends becomes days that can be drawn, or nothing.
func fuzzOpenMeteo(_ bytes: [UInt8]) {
    guard let answer = read(OpenMeteoAnswer.self, bytes), let days = answer.days(in: berlin) else { return }
    check(days)
}

/// Whatever it sends of the air becomes figures that can be read, or nothing.
func fuzzAir(_ bytes: [UInt8]) {
    guard let answer = read(OpenMeteoAirAnswer.self, bytes), answer.isEven else { return }
    for moment in [0, 1_770_336_000, 32_503_680_000] {
        guard let hour = answer.hour(at: Date(timeIntervalSince1970: Double(moment))) else { continue }
        let amounts = [hour.european, hour.american].compactMap { $0 } + hour.pollutants.map(\.amount)
        promise((amounts + hour.pollen.map(\.grains)).allSatisfy { (0...100_000).contains($0) }, "amounts are bounded")
        promise(hour.pollutants.count <= 4 && hour.pollen.count <= 6, "and so is their number")
        let now = berlin.local(Date(timeIntervalSince1970: Double(moment)))
        let air = AirQuality(
            source: "a",
            asOf: now,
            european: hour.european,
            american: hour.american,
            pollutants: hour.pollutants
        )
        promise([air.europeanStep, air.americanStep].allSatisfy { (0...5).contains($0 ?? 0) }, "there are six steps")
    }
}

/// Whatever MET Norway sends becomes days that can be drawn, or nothing.
func fuzzMETNorway(_ bytes: [UInt8]) {
    guard let answer = read(METNorwayAnswer.self, bytes), answer.isInOurUnits else { return }
    check(answer.days(in: berlin))
}

/// Whatever Pirate Weather sends becomes days that can be drawn and warnings that can be read, or nothing.
func fuzzPirateWeather(_ bytes: [UInt8]) {
    if let answer = read(PirateWeatherAnswer.self, bytes), answer.isInOurUnits { check(answer.days(in: berlin)) }
    guard let answer = read(PirateWeatherAlerts.self, bytes) else { return }
    let alerts = WeatherAlerts(
        at: site.place,
        answer.alerts.compactMap { $0.alert(in: berlin) },
        source: "a",
        asOf: berlin.local(Date(timeIntervalSince1970: 1_770_336_000))
    ).alerts
    promise(alerts.count <= WeatherAlerts.most, "warnings are bounded")
    for alert in alerts {
        promise(!alert.title.isEmpty, "a warning has a title")
        let texts = [alert.title] + alert.regions + alert.paragraphs
        for text in texts {
            promise(text.unicodeScalars.count <= WeatherAlert.longestText + 2, "a text is bounded")
            promise(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E }, "a text is one line")
        }
        promise(alert.page.map { $0.description.lowercased().hasPrefix("https://") } ?? true, "a link is encrypted")
    }
}

private func read<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) -> Value? {
    do throws(SourceFailure) {
        return try JSONDecoder.read(type, from: bytes, of: "a")
    } catch {
        promise(error == .senseless("a"), "what makes no sense is said so, and nothing of it is repeated")
        return nil
    }
}

private func check(_ days: [Outlook.Day]) {
    let outlook = Outlook(source: "a", credit: nil, asOf: Date(timeIntervalSince1970: 0), days: days)
    promise(zip(days, days.dropFirst()).allSatisfy { $0.weather.start < $1.weather.start }, "days follow one another")
    for day in days {
        let weather = day.weather
        promise(!weather.hours.isEmpty && weather.low <= weather.high, "a day has hours, and its low is no higher")
        promise((-100.0...70).contains(weather.low) && (-100.0...70).contains(weather.high), "it is believable")
        promise(zip(weather.hours, weather.hours.dropFirst()).allSatisfy { $0.start <= $1.start }, "hours are in order")
        promise((0...100).contains(weather.chanceOfRain ?? 0), "a chance is a share")
        for hour in weather.hours {
            promise(berlin.day(of: hour.start) == berlin.day(of: weather.start), "hours belong to their day")
            guard let forecast = outlook.forecast(for: site, at: hour.start) else { continue }
            promise(!forecast.sentence.isEmpty && !ForecastTeller(forecast).attribution.isEmpty, "it can be said")
            promise(forecast.days.count <= 7, "so many days are shown")
        }
    }
}

private let site = WeatherSite(Place("Somewhere", latitude: 52.5, longitude: 13.4), in: berlin)

/// A zone with a summer, put together here because a fuzzer reads no files.
private let berlin: Zone = {
    let counts: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4]
    let block =
        Array("TZif2".utf8) + Array(repeating: 0, count: 15) + counts
        + [0, 0, 14, 16, 0, 0] + Array("CET".utf8) + [0]
    let file = block + block + Array("\nCET-1CEST,M3.5.0,M10.5.0/3\n".utf8)
    guard let name = ZoneName("Europe/Berlin"), let zone = try? Zone(name, file: file) else {
        fatalError("the zone of the fuzzer cannot be read")
    }
    return zone
}()

import DashboardCore
import FoundationEssentials

/// What Open-Meteo sends of the air: a list for each variable, all as long as the list of times, with gaps.
struct OpenMeteoAirAnswer: Decodable {
    typealias Values = [Double?]

    struct Hourly: Decodable {
        let time: [Int]
        let european_aqi: Values?
        let us_aqi: Values?
        let pm2_5: Values?
        let pm10: Values?
        let ozone: Values?
        let nitrogen_dioxide: Values?
        let alder_pollen: Values?
        let birch_pollen: Values?
        let grass_pollen: Values?
        let mugwort_pollen: Values?
        let olive_pollen: Values?
        let ragweed_pollen: Values?
    }

    /// What is in the air within one hour.
    struct Hour {
        let european: Int?
        let american: Int?
        let pollutants: [AirQuality.Pollutant]
        let pollen: [Pollen]
    }

    let hourly: Hourly

    /// Whether each list has as many values as there are times.
    var isEven: Bool {
        let lists =
            [hourly.european_aqi, hourly.us_aqi] + hourly.amounts.map { $0.list } + hourly.pollens.map { $0.list }
        return lists.allSatisfy { $0?.count ?? hourly.time.count == hourly.time.count }
    }

    /// The hour that a moment is in; nothing where it is missing, or nothing is known of it.
    func hour(at moment: Date) -> Hour? {
        let index = hourly.time.lastIndex { time in
            time.moment.map { $0 <= moment && moment < $0.addingTimeInterval(3600) } ?? false
        }
        guard let index else { return nil }
        func value(_ list: Values?) -> Int? { list?[index]?.inside(Plausible.amount).map { Int($0.rounded()) } }
        let hour = Hour(
            european: value(hourly.european_aqi),
            american: value(hourly.us_aqi),
            pollutants: hourly.amounts.compactMap { name, list in value(list).map { .init(name, $0) } },
            pollen: hourly.pollens.compactMap { kind, list in value(list).map { Pollen(kind, $0) } }
        )
        let isKnown = hour.european != nil || hour.american != nil || !hour.pollutants.isEmpty
        return isKnown ? hour : nil
    }
}

extension OpenMeteoAirAnswer.Hourly {
    fileprivate var amounts: [(name: String, list: [Double?]?)] {
        [("PM2.5", pm2_5), ("PM10", pm10), ("NO₂", nitrogen_dioxide), ("O₃", ozone)]
    }

    fileprivate var pollens: [(kind: Pollen.Kind, list: [Double?]?)] {
        [
            (.alder, alder_pollen), (.birch, birch_pollen), (.olive, olive_pollen), (.grass, grass_pollen),
            (.mugwort, mugwort_pollen), (.ragweed, ragweed_pollen),
        ]
    }
}

package import FoundationEssentials
import Glibc

/// The sun as it is seen from a place, to about a minute of time.
package struct Sun: Hashable, Sendable {
    /// What light there is.
    package enum Light: Sendable {
        case night, dawn, day, dusk
    }

    /// When it rises, stands highest and sets on one day, to the minute; it does neither where it stays up or down.
    package struct Course: Hashable, Sendable {
        package let rise: Date?
        package let noon: Date
        package let set: Date?
        /// How many seconds it is up.
        package let daylight: Double
    }

    private let place: Place

    package init(over place: Place) {
        self.place = place
    }

    /// How many degrees above the horizon its middle stands.
    package func altitude(at moment: Date) -> Double {
        // Days since noon of the first day of 2000, as almanacs count.
        let days = moment.timeIntervalSince1970 / 86_400 - 10_957.5
        let anomaly = Self.radians(357.529 + 0.985_600_28 * days)
        let longitude = Self.radians(280.459 + 0.985_647_36 * days + 1.915 * sin(anomaly) + 0.020 * sin(2 * anomaly))
        let tilt = Self.radians(23.439 - 0.000_000_36 * days)
        let declination = asin(sin(tilt) * sin(longitude))
        let ascension = atan2(cos(tilt) * sin(longitude), cos(longitude))
        let sidereal = Self.radians(280.460_618 + 360.985_647_366 * days + place.longitude)
        let latitude = Self.radians(place.latitude)
        let height =
            sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(sidereal - ascension)
        return asin(min(max(height, -1), 1)) * 180 / .pi
    }

    /// Its course on the day that begins at that moment.
    package func course(from midnight: Date) -> Course {
        let end = midnight.addingTimeInterval(86_400)
        let noon = highest(from: midnight, to: end)
        let rise = crossing(from: midnight, to: noon)
        let set = crossing(from: noon, to: end)
        let isUpAtMidnight = isUp(at: midnight)
        let (first, last) = (rise ?? (isUpAtMidnight ? midnight : noon), set ?? (isUp(at: noon) ? end : noon))
        return Course(
            rise: rise.map(Self.minute(nearest:)),
            noon: Self.minute(nearest: noon),
            set: set.map(Self.minute(nearest:)),
            daylight: last.timeIntervalSince(first)
        )
    }

    /// When the first light of a day comes and the last one goes: six degrees below the horizon.
    package func twilight(from midnight: Date) -> (first: Date?, last: Date?) {
        let end = midnight.addingTimeInterval(86_400)
        let noon = highest(from: midnight, to: end)
        return (
            crossing(-6, from: midnight, to: noon).map(Self.minute(nearest:)),
            crossing(-6, from: noon, to: end).map(Self.minute(nearest:))
        )
    }

    /// Whether any of it can be seen.
    package func isUp(at moment: Date) -> Bool { altitude(at: moment) > Self.edge }

    /// What light there is; dawn and dusk are from six degrees below the horizon to three above.
    package func light(at moment: Date) -> Light {
        let altitude = altitude(at: moment)
        if altitude >= 3 { return .day }
        if altitude < -6 { return .night }
        return self.altitude(at: moment.addingTimeInterval(60)) > altitude ? .dawn : .dusk
    }

    // The air lifts it, and its upper edge is half a degree above its middle.
    private static let edge = -0.833

    private static func radians(_ degrees: Double) -> Double {
        degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    }

    private static func minute(nearest moment: Date) -> Date {
        Date(timeIntervalSince1970: (moment.timeIntervalSince1970 / 60).rounded() * 60)
    }

    private func highest(from start: Date, to end: Date) -> Date {
        var (low, high) = (start, end)
        // Thirds, because it goes up and down once in between.
        while high.timeIntervalSince(low) > 1 {
            let third = high.timeIntervalSince(low) / 3
            let (left, right) = (low.addingTimeInterval(third), high.addingTimeInterval(-third))
            if altitude(at: left) < altitude(at: right) { low = left } else { high = right }
        }
        return low
    }

    private func crossing(_ level: Double = Sun.edge, from start: Date, to end: Date) -> Date? {
        let isUpFirst = altitude(at: start) > level
        guard isUpFirst != (altitude(at: end) > level) else { return nil }
        var (low, high) = (start, end)
        while high.timeIntervalSince(low) > 1 {
            let middle = low.addingTimeInterval(high.timeIntervalSince(low) / 2)
            if (altitude(at: middle) > level) == isUpFirst { low = middle } else { high = middle }
        }
        return low
    }
}

package import FoundationEssentials
import Glibc

/// The sun as it is seen from a place, to about a minute of time.
package struct Sun: Hashable, Sendable {
    /// What light there is.
    package enum Light: Sendable {
        case night, dawn, day, dusk

        /// By the height of the sun in degrees; dawn and dusk are from six below the horizon to three above.
        package init(altitude: Double, isRising: Bool) {
            self = altitude >= 3 ? .day : altitude < -6 ? .night : isRising ? .dawn : .dusk
        }
    }

    /// A time without it, with the moments when it goes and comes as far as they are within the time that was asked for.
    package struct Night: Hashable, Sendable {
        package let start: Date
        package let end: Date
        package let sunset: Date?
        package let sunrise: Date?
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
        let (hourAngle, declination) = position(at: moment)
        let latitude = Self.radians(place.latitude)
        let height = sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle)
        return asin(min(max(height, -1), 1)) * 180 / .pi
    }

    /// Its course on the day that begins at that moment.
    ///
    /// It is the course around the noon of that day, so where summer clocks are far ahead it may set after midnight.
    package func course(from midnight: Date) -> Course {
        course(around: transit(nearest: midnight.addingTimeInterval(Self.day / 2)))
    }

    /// When it stands highest on the day that begins at that moment, to the minute.
    package func noon(from midnight: Date) -> Date {
        Self.minute(nearest: transit(nearest: midnight.addingTimeInterval(Self.day / 2)))
    }

    /// When the first light of a day comes and the last one goes: six degrees below the horizon.
    package func twilight(from midnight: Date) -> (first: Date?, last: Date?) {
        let noon = transit(nearest: midnight.addingTimeInterval(Self.day / 2))
        return (
            crossing(-6, from: noon.addingTimeInterval(-Self.day / 2), to: noon).map(Self.minute(nearest:)),
            crossing(-6, from: noon, to: noon.addingTimeInterval(Self.day / 2)).map(Self.minute(nearest:))
        )
    }

    /// The times between two moments at which it is down; where it stays down, that is all of it.
    package func nights(from start: Date, to end: Date) -> [Night] {
        var nights: [Night] = []
        var current = isUp(at: start) ? nil : Night(start: start, end: end, sunset: nil, sunrise: nil)
        var noon = transit(nearest: start)
        while noon < end.addingTimeInterval(Self.day) {
            let course = course(around: noon)
            if let rise = course.rise, start < rise, rise < end, let night = current {
                nights.append(Night(start: night.start, end: rise, sunset: night.sunset, sunrise: rise))
                current = nil
            }
            if let set = course.set, start < set, set < end {
                current = Night(start: set, end: end, sunset: set, sunrise: nil)
            }
            noon = transit(nearest: noon.addingTimeInterval(Self.day))
        }
        return nights + [current].compactMap { $0 }
    }

    /// Whether any of it can be seen.
    package func isUp(at moment: Date) -> Bool { altitude(at: moment) > Self.edge }

    /// What light there is, by how high it stands and not by the hour.
    package func light(at moment: Date) -> Light {
        let altitude = altitude(at: moment)
        return Light(altitude: altitude, isRising: self.altitude(at: moment.addingTimeInterval(60)) > altitude)
    }

    // The air lifts it, and its upper edge is half a degree above its middle.
    private static let edge = -0.833
    private static let day = 86_400.0

    private static func radians(_ degrees: Double) -> Double {
        degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    }

    private static func minute(nearest moment: Date) -> Date {
        Date(timeIntervalSince1970: (moment.timeIntervalSince1970 / 60).rounded() * 60)
    }

    /// How far it is past the meridian and north of the equator, both in radians.
    private func position(at moment: Date) -> (hourAngle: Double, declination: Double) {
        // Days since noon of the first day of 2000, as almanacs count.
        let days = moment.timeIntervalSince1970 / Self.day - 10_957.5
        let anomaly = Self.radians(357.529 + 0.985_600_28 * days)
        let longitude = Self.radians(280.459 + 0.985_647_36 * days + 1.915 * sin(anomaly) + 0.020 * sin(2 * anomaly))
        let tilt = Self.radians(23.439 - 0.000_000_36 * days)
        let ascension = atan2(cos(tilt) * sin(longitude), cos(longitude))
        let sidereal = Self.radians(280.460_618 + 360.985_647_366 * days + place.longitude)
        return (sidereal - ascension, asin(sin(tilt) * sin(longitude)))
    }

    /// When it crosses the meridian, the time of all that is nearest.
    private func transit(nearest moment: Date) -> Date {
        var transit = moment
        // The second step is for what it moves among the stars within the first.
        for _ in 0..<2 {
            let turns = position(at: transit).hourAngle / (2 * .pi)
            transit = transit.addingTimeInterval(-(turns - turns.rounded()) * Self.day)
        }
        return transit
    }

    /// From the lowest point before a noon to the lowest one after it.
    private func course(around noon: Date) -> Course {
        let (start, end) = (noon.addingTimeInterval(-Self.day / 2), noon.addingTimeInterval(Self.day / 2))
        let (rise, set) = (crossing(from: start, to: noon), crossing(from: noon, to: end))
        let daylight = isUp(at: noon) ? (set ?? end).timeIntervalSince(rise ?? start) : 0
        return Course(
            rise: rise.map(Self.minute(nearest:)),
            noon: Self.minute(nearest: noon),
            set: set.map(Self.minute(nearest:)),
            daylight: daylight
        )
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

/// A place that somebody has chosen: what they call it, where it is, and by which clocks it goes.
///
/// It can be written as one line and read again; equal places are equal lines.
///
/// ```swift
/// let place = ChosenPlace("52.5200 13.4100 Europe/Berlin Berlin")
/// #expect(place?.place.name == "Berlin")
/// ```
package struct ChosenPlace: Hashable, Sendable {
    /// Where it is and by which clocks it goes, whatever people call it.
    package struct Spot: Hashable, Sendable {
        fileprivate let latitude: Double
        fileprivate let longitude: Double
        fileprivate let zone: ZoneName
    }

    /// As long as the longest name that one would read in a line.
    package static let longestName = 80

    package let place: Place
    package let zone: ZoneName

    /// A name that can stand in a line, within its bounds, and a point on earth, to four decimals; nothing else is a place.
    package init?(_ name: String, latitude: Double, longitude: Double, in zone: ZoneName) {
        guard let name = name.placeName, (-90...90).contains(latitude), (-180...180).contains(longitude) else {
            return nil
        }
        place = Place(name, latitude: latitude.toFourDecimals, longitude: longitude.toFourDecimals)
        self.zone = zone
    }

    /// Reads what ``text`` has written, and nothing that it would write in another way.
    package init?(_ text: String) {
        guard text.utf8.count <= 500 else { return nil }
        let parts = text.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, let latitude = Double(parts[0]), let longitude = Double(parts[1]),
            let zone = ZoneName(String(parts[2]))
        else { return nil }
        self.init(String(parts[3]), latitude: latitude, longitude: longitude, in: zone)
        guard self.text == text else { return nil }
    }

    /// What two have in common who call one place by different names.
    package var spot: Spot { Spot(latitude: place.latitude, longitude: place.longitude, zone: zone) }

    /// The place as one line.
    package var text: String {
        "\(place.latitude.fourDecimals) \(place.longitude.fourDecimals) \(zone) \(place.name)"
    }

    /// The same place by another name, if it can have that.
    package func renamed(_ name: String) -> ChosenPlace? {
        ChosenPlace(name, latitude: place.latitude, longitude: place.longitude, in: zone)
    }
}

extension String {
    /// The text as the name of a place: one line without what cannot be seen, shortened; nothing where nothing is left.
    fileprivate var placeName: String? {
        let visible = unicodeScalars.map { scalar -> Character in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned: " "
            // Turns round what follows it, and nothing in the name of a place needs that.
            case .format where scalar.properties.isBidiControl: " "
            default: Character(scalar)
            }
        }
        // By scalars again, for marks belong to the letters that they follow.
        let text = String(String.UnicodeScalarView(visible.flatMap(\.unicodeScalars)))
        var name = text.split(separator: " ").joined(separator: " ").prefix(ChosenPlace.longestName)
        while name.utf8.count > 320 { name = name.dropLast() }
        let trimmed = name.split(separator: " ").joined(separator: " ")
        return trimmed.isEmpty ? nil : trimmed
    }
}

extension Double {
    // Some eleven metres; more is nobody's weather. Minus nought is nought.
    fileprivate var toFourDecimals: Double { (self * 10_000).rounded() / 10_000 + 0 }

    /// With four decimals and a point; enough to tell houses apart, and more are refused by some who are asked.
    package var fourDecimals: String {
        let units = Int((self * 10_000).rounded())
        let digits = "\(units.magnitude % 10_000)"
        let decimals = String(repeating: "0", count: 4 - digits.count) + digits
        return "\(units < 0 ? "-" : "")\(units.magnitude / 10_000).\(decimals)"
    }
}

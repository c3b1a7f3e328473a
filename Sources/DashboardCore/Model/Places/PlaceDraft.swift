/// A place as somebody has typed it in, with everything that may be wrong with it.
package struct PlaceDraft: Hashable, Sendable {
    /// What has to be written in another way.
    package enum Trouble: Hashable, Sendable {
        case coordinates(Coordinates.Trouble)
        case name
        case zone
    }

    /// As much as is kept of what was typed.
    package static let longest = 100

    package let coordinates: String
    package let name: String
    package let zone: String
    package let place: ChosenPlace?
    /// The first thing that is wrong; nothing where it is a place.
    package let trouble: Trouble?

    /// Reads the three fields.
    package init(_ coordinates: String, name: String, zone: String, knowsZone: (ZoneName) -> Bool) {
        let (point, name, zone) = (
            coordinates.typed(atMost: Self.longest), name.typed(atMost: Self.longest), zone.typed(atMost: Self.longest)
        )
        (self.coordinates, self.name, self.zone) = (point, name, zone)
        do throws(Coordinates.Trouble) {
            let point = try Coordinates(point)
            let zoneName = ZoneName(zone).flatMap { knowsZone($0) ? $0 : nil }
            // Whether the name is one does not depend on the zone.
            let named = (zoneName ?? ZoneName("UTC")).flatMap { zone in
                ChosenPlace(name, latitude: point.latitude, longitude: point.longitude, in: zone)
            }
            place = zoneName == nil ? nil : named
            trouble = named == nil ? .name : zoneName == nil ? .zone : nil
        } catch {
            place = nil
            trouble = .coordinates(error)
        }
    }
}

extension String {
    /// What somebody has typed into a field of one line: without what is around it, and no longer than that.
    package func typed(atMost limit: Int) -> String {
        let visible = unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) }
        let text = String(UnicodeScalarView(visible.flatMap(\.unicodeScalars)))
        return String(text.drop(while: \.isWhitespace).prefix(limit)).trimmedAtTheEnd
    }

    private var trimmedAtTheEnd: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

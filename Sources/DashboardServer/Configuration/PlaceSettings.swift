import DashboardCore

/// A place whose weather is shown, with the clocks that it goes by.
struct PlaceSettings: Hashable, Sendable {
    let place: Place
    let timeZone: ZoneName

    /// The same as visitors choose it; a name that is read from the file is one.
    var chosen: ChosenPlace? {
        ChosenPlace(place.name, latitude: place.latitude, longitude: place.longitude, in: timeZone)
    }

    /// Nothing where something is wrong, which has been said then; a name is taken once.
    init?(_ setting: Setting, amongst names: inout [String: Setting]) {
        guard let section = setting.section(keys: ["name", "latitude", "longitude", "timezone"]) else { return nil }
        let name = section.required("name", "what you call the place")
        let latitude = section.required("latitude", "degrees north of the equator")?.number(in: -90...90)
        let longitude = section.required("longitude", "degrees east of Greenwich")?.number(in: -180...180)
        let timeZone = section.required("timezone", "such as Europe/Berlin")?.zone()
        guard let text = name?.text(atMost: 80), let name else { return nil }
        guard names.updateValue(name, forKey: text.lowercased()).map({ name.complain(sameAs: $0) }) == nil else {
            return nil
        }
        guard let latitude, let longitude, let timeZone else { return nil }
        place = Place(text, latitude: latitude, longitude: longitude)
        self.timeZone = timeZone
    }
}

extension Setting {
    fileprivate func complain(sameAs first: Setting) {
        complain("the place at \(first.place) has this name already; give one of them another")
    }

    /// A zone that there is.
    fileprivate func zone() -> ZoneName? {
        guard let text = text(atMost: 100) else { return nil }
        guard let zone = ZoneName(text), reading.knowsZone(zone) else {
            complain("there is no time zone “\(spelling)”; it is called like Europe/Berlin or America/New_York")
            return nil
        }
        return zone
    }
}

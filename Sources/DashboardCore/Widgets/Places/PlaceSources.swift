/// Whom the choice of places asks.
package struct PlaceSources: Sendable {
    package let bureau: any WeatherBureau
    /// Who is asked for places by name; nobody where no real weather is shown.
    package let gazetteer: (any Gazetteer)?
    /// The time zones that are offered.
    package let zones: [String]
    /// Whether there is a time zone of that name, offered or not.
    package let knowsZone: @Sendable (ZoneName) -> Bool

    package init(
        _ bureau: any WeatherBureau,
        gazetteer: (any Gazetteer)? = nil,
        zones: [String],
        knowsZone: @escaping @Sendable (ZoneName) -> Bool
    ) {
        self.bureau = bureau
        self.gazetteer = gazetteer
        self.zones = zones
        self.knowsZone = knowsZone
    }
}

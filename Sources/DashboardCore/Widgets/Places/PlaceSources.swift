import Locking

/// Whom the choice of places asks.
package struct PlaceSources: Sendable {
    package let bureau: any WeatherBureau
    /// Who is asked for places by name; nobody where no real weather is shown.
    package let gazetteer: (any Gazetteer)?
    /// Whether there is a time zone of that name, offered or not.
    package let knowsZone: @Sendable (ZoneName) -> Bool

    private let findZones: @Sendable () -> [String]
    private let foundZones = Locked<[String]?>(nil)

    package init(
        _ bureau: any WeatherBureau,
        gazetteer: (any Gazetteer)? = nil,
        zones: @escaping @Sendable () -> [String],
        knowsZone: @escaping @Sendable (ZoneName) -> Bool
    ) {
        self.bureau = bureau
        self.gazetteer = gazetteer
        findZones = zones
        self.knowsZone = knowsZone
    }

    /// The time zones that are offered.
    ///
    /// They are looked for when somebody first chooses, because they are hundreds of files and few ever choose.
    package var zones: [String] {
        foundZones.withLock { found in
            if let found { return found }
            let zones = findZones()
            found = zones
            return zones
        }
    }
}

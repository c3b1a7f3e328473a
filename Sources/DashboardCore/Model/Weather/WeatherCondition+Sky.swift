extension WeatherCondition {
    /// From how much cover on a sky counts as shut, in per cent.
    private static let shut = 75.0

    /// The sky above a page while it lasts, by how much of it is covered, in per cent, where somebody says so.
    ///
    /// Only an open sky has times of day. A clear one is open even if all of it is under thin, high cloud, because one sees
    /// the sun through that, and an overcast one is shut whatever a model counts.
    package func sky(in light: Sun.Light, cloud: Double? = nil) -> Sky {
        switch kind {
        case .fog: .fog
        case .rain: .rain
        case .snow: .snow
        case .thunder: .storm
        case .dry: isOpen(under: cloud) ? Self.openSky(in: light) : .cloudy
        }
    }

    private func isOpen(under cloud: Double?) -> Bool {
        switch self {
        case .clear, .fair: true
        case .overcast: false
        default: (cloud ?? usualCloud) < Self.shut
        }
    }

    private static func openSky(in light: Sun.Light) -> Sky {
        switch light {
        case .day: .clearDay
        case .night: .clearNight
        case .dawn: .dawn
        case .dusk: .dusk
        }
    }
}

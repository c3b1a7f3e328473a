package import DashboardCore

/// A place with the clocks that it goes by.
package struct WeatherSite: Hashable, Sendable {
    package let place: Place
    package let zone: Zone

    package init(_ place: Place, in zone: Zone) {
        self.place = place
        self.zone = zone
    }
}

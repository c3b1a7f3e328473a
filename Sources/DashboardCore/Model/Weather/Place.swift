/// A place on earth that has weather.
package struct Place: Hashable, Sendable {
    /// What people call it.
    package let name: String
    /// Degrees north of the equator.
    package let latitude: Double
    /// Degrees east of Greenwich.
    package let longitude: Double

    package init(_ name: String, latitude: Double, longitude: Double) {
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A place that somebody has found by its name, with what tells it from others of that name.
package struct FoundPlace: Hashable, Sendable {
    package let place: ChosenPlace
    package let region: String?
    package let country: String?
    /// Metres above the sea.
    package let elevation: Double?
    package let population: Int?

    package init(
        _ place: ChosenPlace,
        region: String? = nil,
        country: String? = nil,
        elevation: Double? = nil,
        population: Int? = nil
    ) {
        self.place = place
        self.region = region
        self.country = country
        self.elevation = elevation
        self.population = population
    }
}

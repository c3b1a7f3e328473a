/// What is in the air that should not be.
package struct AirQuality: Hashable, Sendable {
    /// Something that is measured, in micrograms for each cubic metre.
    package struct Pollutant: Hashable, Sendable {
        package let name: String
        package let amount: Int

        package init(_ name: String, _ amount: Int) {
            self.name = name
            self.amount = amount
        }
    }

    /// The steps of the European scale, each of twenty.
    package static let steps = ["Good", "Fair", "Moderate", "Poor", "Very poor"]

    /// The index from 0 to 100.
    package let index: Int
    /// What it is made of.
    package let pollutants: [Pollutant]
    /// Where it was measured.
    package let station: String
    /// What that means for somebody who wants to go out.
    package let advice: String

    package init(index: Int, pollutants: [Pollutant], station: String, advice: String) {
        self.index = index
        self.pollutants = pollutants
        self.station = station
        self.advice = advice
    }

    /// Which of the steps it is on.
    package var step: Int { min(max(index, 0) / 20, Self.steps.count - 1) }
}

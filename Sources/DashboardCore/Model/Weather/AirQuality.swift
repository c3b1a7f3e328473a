/// What is in the air that should not be, at one place and one hour.
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

    /// Who says so.
    package let source: String
    /// What the licence of those who say so asks for.
    package let credit: Credit?
    /// Where it was measured; nowhere where it was computed.
    package let station: String?
    /// When it was true.
    package let asOf: LocalTime
    /// The moment that it is told for.
    package let moment: LocalTime
    /// The European index: 0 to 20 is good, and more than 100 is as bad as it gets.
    package let european: Int?
    /// The index of the United States, from 0 to 500.
    package let american: Int?
    /// What the indices are made of.
    package let pollutants: [Pollutant]
    /// The kinds of pollen that are counted at the place; none where nobody counts.
    package let pollen: [Pollen]

    package init(
        source: String,
        credit: Credit? = nil,
        station: String? = nil,
        asOf: LocalTime,
        moment: LocalTime? = nil,
        european: Int?,
        american: Int?,
        pollutants: [Pollutant],
        pollen: [Pollen] = []
    ) {
        self.source = source
        self.credit = credit
        self.station = station
        self.asOf = asOf
        self.moment = moment ?? asOf
        self.european = european
        self.american = american
        self.pollutants = pollutants
        self.pollen = pollen
    }

    /// Both scales have six steps.
    static let lastStep = 5

    /// Which of the six steps of the European scale it is on.
    package var europeanStep: Int? { european.map { Self.step(of: $0, below: [20, 40, 60, 80, 100]) } }

    /// Which of the six steps of the scale of the United States it is on.
    package var americanStep: Int? { american.map { Self.step(of: $0, below: [50, 100, 150, 200, 300]) } }

    /// A step ends with the figure that both scales name as its last.
    private static func step(of index: Int, below ends: [Int]) -> Int { ends.prefix { $0 < index }.count }
}

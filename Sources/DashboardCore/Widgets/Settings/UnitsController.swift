/// The units in which a visitor wants to read what was measured, each for itself, and the clock.
package final class UnitsController: ChoicesController {
    private let house: Manner

    /// Makes a card that says what is usual where nothing was chosen.
    package init(house: Manner) {
        self.house = house
        super.init()
    }

    package override var title: String { said.unitsAndClock }
    package override var width: CardWidth { .seven }

    override var fields: [ChoiceField] {
        let (units, names) = (house.units, Words.in(traits.language).units)
        return [
            field("temperature", said.temperature, units.temperature) { $0.symbol },
            field("wind", said.wind, units.wind) { names[$0] },
            field("precipitation", said.precipitation, units.precipitation) { names[$0] },
            field("pressure", said.pressure, units.pressure) { names[$0] },
            field("distance", said.distance, units.distance) { $0.rawValue },
            clock,
        ]
    }

    /// The two clocks, each by how it shows the same time.
    private var clock: ChoiceField {
        let clocks = Words.in(traits.language).clock
        let example = { (hours: HourCycle) in clocks.time(TimeOfDay(14, 30), hours) }
        return ChoiceField(
            name: "hours",
            label: said.clock,
            usual: said.asHouse(example(house.hours)),
            choices: HourCycle.allCases.reversed().map {
                ChoiceField.Choice(value: "\($0.rawValue)", label: example($0))
            }
        )
    }

    private func field<Unit: RawRepresentable<String> & CaseIterable>(
        _ name: String,
        _ label: String,
        _ usual: Unit,
        _ text: (Unit) -> String
    ) -> ChoiceField {
        ChoiceField(
            name: name,
            label: label,
            usual: said.asHouse(text(usual)),
            choices: Unit.allCases.map { ChoiceField.Choice(value: $0.rawValue, label: text($0)) }
        )
    }

    private var said: SettingsWords { traits.words.frame.settings }
}

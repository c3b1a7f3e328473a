/// Turns what providers measure into figures in somebody's units and language.
///
/// ```swift
/// let measures = Measures(units, in: .german)
/// #expect(measures.precipitation(millimetres: 7.2).number == "7,2")
/// ```
package struct Measures: Sendable {
    package let units: Units
    package let words: Words

    package init(_ units: Units, in language: Language) {
        self.units = units
        words = .in(language)
    }

    /// Whole degrees with their sign alone, as there is but one scale on a page: `−3°`.
    package func degrees(celsius: Double) -> String {
        words.numbers.text(units.temperature.value(celsius: celsius)) + "°"
    }

    /// Degrees with the letter of their scale, whole ones unless somebody wants to compare them.
    package func temperature(celsius: Double, decimals: Int = 0) -> Figure {
        let number = words.numbers.text(units.temperature.value(celsius: celsius), decimals: decimals)
        return Figure(number: number, unit: units.temperature.symbol, space: words.units.spaceBeforeSigns)
    }

    package func wind(metresPerSecond: Double) -> Figure {
        figure(units.wind.value(metresPerSecond: metresPerSecond), words.units[units.wind])
    }

    package func precipitation(millimetres: Double) -> Figure {
        let amount = units.precipitation.value(millimetres: millimetres)
        let number = words.numbers.textUnlessNothing(amount, decimals: units.precipitation.decimals)
        return Figure(number: number, unit: words.units[units.precipitation], space: .narrowSpace)
    }

    package func pressure(hectopascals: Double) -> Figure {
        let pressure = units.pressure.value(hectopascals: hectopascals)
        return figure(pressure, words.units[units.pressure], decimals: units.pressure.decimals)
    }

    /// Near things to a tenth, far ones to the whole unit.
    package func distance(kilometres: Double) -> Figure {
        let distance = units.distance.value(kilometres: kilometres)
        return figure(distance, units.distance.rawValue, decimals: distance < 9.95 ? 1 : 0)
    }

    package func share(percent: Double) -> Figure {
        Figure(number: words.numbers.text(percent), unit: "%", space: words.units.spaceBeforeSigns)
    }

    private func figure(_ value: Double, _ unit: String, decimals: Int = 0) -> Figure {
        Figure(number: words.numbers.text(value, decimals: decimals), unit: unit, space: .narrowSpace)
    }
}

extension String {
    /// Keeps a number and what belongs to it on one line.
    static let narrowSpace = "\u{202F}"
}

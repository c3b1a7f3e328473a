/// How somebody wants to be told things: in what language, in which units, by what clock.
package struct Manner: Hashable, Sendable {
    package var language = Language.english
    package var units = Units()
    package var hours = HourCycle.twentyFour

    package init() {}

    package init(_ language: Language, units: Units = Units(), hours: HourCycle = .twentyFour) {
        self.language = language
        self.units = units
        self.hours = hours
    }

    /// Everything that is said in that language.
    package var words: Words { .in(language) }

    /// What makes figures of what was measured.
    package var measures: Measures { Measures(units, in: language) }
}

extension Traits {
    /// How whoever looks wants to be told things; what nobody has said is as the house does it.
    package var manner: Manner {
        get {
            var manner = Manner()
            manner.language = language
            manner.hours = self["hours"].flatMap { Int($0) }.flatMap(HourCycle.init(rawValue:)) ?? manner.hours
            manner.units.take(from: self)
            return manner
        }
        set {
            language = newValue.language
            self["hours"] = String(newValue.hours.rawValue)
            self["temperature"] = newValue.units.temperature.rawValue
            self["wind"] = newValue.units.wind.rawValue
            self["precipitation"] = newValue.units.precipitation.rawValue
            self["pressure"] = newValue.units.pressure.rawValue
            self["distance"] = newValue.units.distance.rawValue
        }
    }
}

extension Units {
    fileprivate mutating func take(from traits: Traits) {
        temperature = traits["temperature"].flatMap(TemperatureUnit.init(rawValue:)) ?? temperature
        wind = traits["wind"].flatMap(WindUnit.init(rawValue:)) ?? wind
        precipitation = traits["precipitation"].flatMap(PrecipitationUnit.init(rawValue:)) ?? precipitation
        pressure = traits["pressure"].flatMap(PressureUnit.init(rawValue:)) ?? pressure
        distance = traits["distance"].flatMap(DistanceUnit.init(rawValue:)) ?? distance
    }
}

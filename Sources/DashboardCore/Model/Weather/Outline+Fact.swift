extension Outline {
    /// One thing that is worth a sentence.
    package enum Fact: Hashable, Sendable {
        case unknown
        /// Nothing falls as far as one can see.
        case dry(DrySky)
        /// It falls for as long as one can see.
        case goesOn(Falling)
        case ends(Falling, SpokenHour, peak: SpokenHour?)
        case returns(Falling, until: SpokenHour, Falling, from: SpokenHour)
        case begins(Falling, SpokenHour)
        case passes(Falling, from: SpokenHour, to: SpokenHour, clears: Bool)
        /// It becomes something else, until some hour if that can be seen.
        case becomes(Falling, SpokenHour, Falling, until: SpokenHour?)
        /// What is yet to come becomes something else.
        case turns(Falling, SpokenHour)
        /// There is fog, until some hour if that can be seen.
        case fog(until: SpokenHour?)
        case fogComes(SpokenHour)
        /// There is thunder in what else is rain.
        case thunder(SpokenHour)
        /// What follows from thunder that has been named.
        case shelter
        /// What follows from rain that freezes.
        case ice
        /// It blows, from some hour unless it does already.
        case wind(Blow, SpokenHour?)
        case evening(Evening)
        /// The highest of what is to come today.
        case heat(Double, isExtreme: Bool)
        /// The lowest of what is to come, and whether something is wet then.
        case frost(Double, isWet: Bool)
        case cold(Double)
        case thanYesterday(Comparison)
        /// An umbrella is worth taking, or would be if the wind let it.
        case umbrella(holds: Bool)
    }

    /// What falls from the sky, as one calls hours of it.
    package enum Falling: Hashable, Sendable, CaseIterable {
        case drizzle, rain, heavyRain, showers, sleet, snow, freezingRain, thunderstorms, hail
    }

    /// What one sees of the sky while nothing falls from it.
    package enum DrySky: Hashable, Sendable, CaseIterable {
        case sunny, mixed, grey, clearNight, cloudyNight
        /// For where there is neither day nor night.
        case plain
    }

    /// A wind that is worth a word.
    package enum Blow: Int, Hashable, Sendable, CaseIterable {
        case strong, gale, storm
    }

    /// What gets better by the evening.
    package enum Evening: Hashable, Sendable, CaseIterable {
        case clears, calms, both
    }

    /// How today is beside yesterday.
    package struct Comparison: Hashable, Sendable {
        /// What kind of day it is, because what is cool in summer is warm in winter.
        package enum Air: Hashable, Sendable, CaseIterable {
            case cold, mild, hot
        }

        package let isWarmer: Bool
        /// Whether everybody notices.
        package let isMuch: Bool
        package let air: Air

        package init(isWarmer: Bool, isMuch: Bool, air: Air) {
            self.isWarmer = isWarmer
            self.isMuch = isMuch
            self.air = air
        }
    }
}

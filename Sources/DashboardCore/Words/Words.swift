/// Everything that one language says.
///
/// Each group is a struct without defaults, so a language that lacks a word does not compile. The words of a language are one
/// object that everybody refers to, because whoever passes thousands of words on by value counts references to each of them.
package final class Words: Sendable {
    package let language: Language
    package let sky: SkyWords
    package let wind: WindWords
    package let compass: CompassWords
    package let calendar: CalendarWords
    package let clock: ClockWords
    package let ages: AgeWords
    package let units: UnitWords
    package let numbers: NumberStyle
    /// What the house says around its widgets.
    package let frame: FrameWords
    package let weather: WeatherWords
    package let body: BodyWords
    /// What is said on the first screen.
    package let today: TodayWords
    /// What is said where places are chosen.
    package let places: PlaceWords
    /// What is said on a wall.
    package let wall: WallWords

    init(
        language: Language,
        sky: SkyWords,
        wind: WindWords,
        compass: CompassWords,
        calendar: CalendarWords,
        clock: ClockWords,
        ages: AgeWords,
        units: UnitWords,
        numbers: NumberStyle,
        frame: FrameWords,
        weather: WeatherWords,
        body: BodyWords,
        today: TodayWords,
        places: PlaceWords,
        wall: WallWords
    ) {
        self.language = language
        self.sky = sky
        self.wind = wind
        self.compass = compass
        self.calendar = calendar
        self.clock = clock
        self.ages = ages
        self.units = units
        self.numbers = numbers
        self.frame = frame
        self.weather = weather
        self.body = body
        self.today = today
        self.places = places
        self.wall = wall
    }

    /// The words of a language.
    package static func `in`(_ language: Language) -> Words {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        case .spanish: spanish
        case .japanese: japanese
        }
    }
}

extension Traits {
    /// The words of whoever looks.
    package var words: Words { .in(language) }
}

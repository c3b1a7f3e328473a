@testable import DashboardCore
import Testing

@Suite("The words of each language")
struct WordsTests {
    @Test("No word is missing, and none is another language's by mistake", arguments: Language.allCases)
    func whole(language: Language) {
        let words = Words.in(language)
        #expect(words.language == language)
        let sky = WeatherCondition.allCases.map { words.sky($0) }
        let wind = Beaufort.allCases.map { words.wind($0) }
        let roses = stride(from: 0, to: 360, by: 45).map { words.compass.origin(at: $0) }
        let letters = stride(from: 0, to: 360, by: 22.5).map { words.compass.letters(at: $0) }
        let calendar = words.calendar
        for (texts, count) in [
            (sky, WeatherCondition.allCases.count), (wind, 13), (roses, 8), (letters, 16), (calendar.weekdays, 7),
            (calendar.shortWeekdays, 7),
            (calendar.months, 12),
            (calendar.shortMonths, 12), ([calendar.today, calendar.tomorrow, calendar.yesterday], 3),
        ] {
            #expect(Set(texts).count == count && texts.count == count)
            #expect(!texts.contains { $0.isEmpty || $0.first?.isWhitespace == true || $0.last?.isWhitespace == true })
        }
        for plural in [
            words.ages.minutes, words.ages.hours, words.ages.days, words.ages.minutesAgo, words.ages.hoursAgo,
            words.ages.daysAgo,
        ] {
            #expect(plural.one.count { $0 == "#" } == 1 && plural.many.count { $0 == "#" } == 1)
        }
        for other in Language.allCases where other != language {
            #expect(Words.in(other).sky(.rain) != words.sky(.rain))
            #expect(Words.in(other).wind(.calm) != words.wind(.calm))
        }
    }

    @Test(
        "Dates are written as people write them",
        arguments: [
            (.english, "Tuesday 14 April", "14 April 2026", "Tue 14", "Friday 1 May"),
            (.german, "Dienstag, 14. April", "14. April 2026", "Di 14.", "Freitag, 1. Mai"),
            (.french, "mardi 14 avril", "14 avril 2026", "mar. 14", "vendredi 1er mai"),
            (.spanish, "martes, 14 de abril", "14 de abril de 2026", "mar 14", "viernes, 1 de mayo"),
            (.japanese, "4月14日火曜日", "2026年4月14日", "14日(火)", "5月1日金曜日"),
        ] as [(Language, String, String, String, String)]
    )
    func dates(language: Language, date: String, withYear: String, short: String, first: String) throws {
        let calendar = Words.in(language).calendar
        let day = try #require(CalendarDay("2026-04-14"))
        #expect(calendar.date(day) == date)
        #expect(calendar.dateWithYear(day) == withYear)
        #expect(calendar.shortDate(day) == short)
        #expect(calendar.date(try #require(CalendarDay("2026-05-01"))) == first)
    }

    @Test("The days next to today have names of their own")
    func near() throws {
        let today = try #require(CalendarDay("2026-04-14"))
        let names = (-2...2).map { Words.german.calendar.name(of: today.adding($0), from: today) }
        #expect(names == ["Sonntag", "Gestern", "Heute", "Morgen", "Donnerstag"])
        #expect(Words.english.calendar.weekday(0) == "Sunday" && Words.english.calendar.month(12) == "December")
        #expect(Words.english.calendar.shortWeekday(6) == "Sat" && Words.english.calendar.shortMonth(1) == "Jan")
    }

    @Test(
        "Times have twelve hours or twenty-four",
        arguments: [
            (
                .english, ["00:05", "08:05", "12:00", "23:59", "08"],
                ["12:05_am", "8:05_am", "12:00_pm", "11:59_pm", "8_am"]
            ),
            (
                .german, ["00:05", "08:05", "12:00", "23:59", "08"],
                ["12:05_AM", "8:05_AM", "12:00_PM", "11:59_PM", "8_AM"]
            ),
            (
                .french, ["00:05", "08:05", "12:00", "23:59", "08_h"],
                ["12:05_AM", "8:05_AM", "12:00_PM", "11:59_PM", "8_AM"]
            ),
            (
                .spanish, ["0:05", "8:05", "12:00", "23:59", "08"],
                ["12:05_a._m.", "8:05_a._m.", "12:00_p._m.", "11:59_p._m.", "8_a._m."]
            ),
            (.japanese, ["0:05", "8:05", "12:00", "23:59", "8時"], ["午前0:05", "午前8:05", "午後0:00", "午後11:59", "午前8時"]),
        ] as [(Language, [String], [String])]
    )
    func times(language: Language, ofTwentyFour: [String], ofTwelve: [String]) {
        let clock = Words.in(language).clock
        for (cycle, expected) in [(HourCycle.twentyFour, ofTwentyFour), (.twelve, ofTwelve)] {
            let times = [TimeOfDay(0, 5), TimeOfDay(8, 5), TimeOfDay(12, 0), TimeOfDay(23, 59)].map {
                clock.time($0, cycle)
            }
            #expect((times + [clock.hour(8, cycle)]).map { $0.replacing("\u{202F}", with: "_") } == expected)
        }
        #expect(clock.time(TimeOfDay(minute: -5), .twentyFour) == clock.time(TimeOfDay(23, 55), .twentyFour))
    }

    @Test(
        "One is one, and nought is one in French alone",
        arguments: [
            (.english, "0 minutes", "1 minute", "2 hours", "1 day ago", "3 days ago"),
            (.german, "0 Minuten", "1 Minute", "2 Stunden", "vor 1 Tag", "vor 3 Tagen"),
            (.french, "0 minute", "1 minute", "2 heures", "il y a 1 jour", "il y a 3 jours"),
            (.spanish, "0 minutos", "1 minuto", "2 horas", "hace 1 día", "hace 3 días"),
            (.japanese, "0分", "1分", "2時間", "1日前", "3日前"),
        ] as [(Language, String, String, String, String, String)]
    )
    func plurals(language: Language, nought: String, one: String, hours: String, day: String, days: String) {
        let ages = Words.in(language).ages
        #expect(
            [ages.length(seconds: 59), ages.length(seconds: 60), ages.length(seconds: 7200)] == [nought, one, hours]
        )
        #expect([ages.daysAgo(1), ages.age(seconds: 3 * 86_400)] == [day, days])
    }

    @Test(
        "An age is as coarse as one says it",
        arguments: [
            (-5, "just now"), (59, "just now"), (60, "1 minute ago"), (3599, "59 minutes ago"), (3600, "1 hour ago"),
            (172_799, "47 hours ago"), (172_800, "2 days ago"),
        ]
    )
    func ages(seconds: Int, text: String) {
        #expect(Words.english.ages.age(seconds: seconds) == text)
    }

    @Test(
        "The compass turns round and round",
        arguments: [
            (0, "north", "N"), (11, "north", "N"), (12, "north", "NNE"), (45, "north-east", "NE"),
            (67.5, "east", "ENE"), (112.5, "south-east", "ESE"),
            (157.5, "south", "SSE"), (202.5, "south-west", "SSW"), (225, "south-west", "SW"), (247.5, "west", "WSW"),
            (292.5, "north-west", "WNW"),
            (337.5, "north", "NNW"), (359, "north", "N"), (-90, "west", "W"), (720, "north", "N"), (1e300, nil, nil),
            (.nan, "north", "N"),
        ] as [(Double, String?, String?)]
    )
    func compass(degrees: Double, name: String?, letters: String?) {
        let compass = Words.english.compass
        #expect(name == nil || compass.name(at: degrees) == name)
        #expect(letters == nil || compass.letters(at: degrees) == letters)
    }

    @Test("The directions in between are made as each language makes them")
    func between() {
        let letters = { (language: Language) in [22.5, 67.5, 247.5].map { Words.in(language).compass.letters(at: $0) } }
        #expect(letters(.german) == ["NNO", "ONO", "WSW"])
        #expect(letters(.french) == ["NNE", "ENE", "OSO"])
        #expect(letters(.japanese) == ["北北東", "東北東", "西南西"])
    }
}

import DashboardCore
import Testing

@Suite("What is worth saying of the hours to come")
struct OutlineTests {
    struct Situation: Sendable, CustomTestStringConvertible {
        let name: String
        let forecast: Forecast?
        let facts: [Outline.Fact]
        var testDescription: String { name }

        init(
            _ name: String,
            at hour: Int = 9,
            on day: String = "2026-04-14",
            latitude: Double = 52,
            than yesterday: Double? = nil,
            _ spells: [Spell],
            _ facts: [Outline.Fact]
        ) {
            self.name = name
            forecast = .told(
                spells,
                at: hour,
                on: CalendarDay(day),
                in: Place("Ashford", latitude: latitude, longitude: 0),
                highYesterday: yesterday
            )
            self.facts = facts
        }
    }

    private static let north = 78.2

    static let dry: [Situation] = [
        Situation("a sunny day", [.dry(40, .clear)], [.dry(.sunny)]),
        Situation("a day of sun and clouds", [.dry(4, .partly), .dry(40, .overcast)], [.dry(.mixed)]),
        Situation("a grey day", [.dry(40, .overcast)], [.dry(.grey)]),
        Situation("a clear night", at: 22, [.dry(40, .clear)], [.dry(.clearNight)]),
        Situation("a cloudy night", at: 22, [.dry(40, .cloudy)], [.dry(.cloudyNight)]),
        Situation("the polar night", on: "2026-12-20", latitude: north, [.dry(40, .clear, -9)], [.dry(.plain)]),
        Situation("the polar day", at: 23, on: "2026-06-20", latitude: north, [.dry(40, .clear)], [.dry(.sunny)]),
        Situation("fog that lifts", [.dry(3, .fog), .dry(30, .clear)], [.fog(until: .init(12))]),
        Situation("fog that stays", [.dry(40, .fog)], [.fog(until: nil)]),
        Situation(
            "fog that comes at night",
            at: 16,
            [.dry(8, .clear), .dry(30, .fog)],
            [
                .dry(.sunny), .fogComes(.init(0, .tonight)),
            ]
        ),
        Situation(
            "fog, and rain after it",
            [.dry(2, .fog), .dry(3, .cloudy), .wet(40)],
            [
                .fog(until: .init(11)), .begins(.rain, .init(14)), .umbrella(holds: true),
            ]
        ),
    ]

    static let wet: [Situation] = [
        Situation("rain without end", [.wet(40)], [.goesOn(.rain)]),
        Situation(
            "rain until the afternoon",
            [.wet(3), .wet(2, .rain, 9, 2), .wet(2), .dry(40, .cloudy)],
            [
                .ends(.rain, .init(16), peak: .init(12))
            ]
        ),
        Situation(
            "rain that comes back",
            [.wet(2), .dry(5, .cloudy), .wet(40)],
            [
                .returns(.rain, until: .init(11), .rain, from: .init(16))
            ]
        ),
        Situation(
            "a pause of an hour is none",
            [.wet(2), .dry(1, .cloudy), .wet(2), .dry(40, .cloudy)],
            [
                .ends(.rain, .init(14), peak: nil)
            ]
        ),
        Situation(
            "rain that begins",
            [.dry(7, .cloudy), .wet(40)],
            [.begins(.rain, .init(16)), .umbrella(holds: true)]
        ),
        Situation(
            "rain that passes",
            [.dry(7, .cloudy), .wet(4), .dry(40, .clear)],
            [
                .passes(.rain, from: .init(16), to: .init(20, .far), clears: true), .umbrella(holds: true),
            ]
        ),
        Situation(
            "showers tomorrow",
            at: 20,
            [.dry(13, .clear), .wet(40, .showers)],
            [
                .begins(.showers, .init(9, .tomorrow))
            ]
        ),
        Situation(
            "rain in the small hours",
            at: 18,
            [.dry(9, .cloudy), .wet(40, .drizzle)],
            [
                .begins(.drizzle, .init(3, .tonight))
            ]
        ),
        Situation(
            "a wind that no umbrella bears",
            [.dry(4, .cloudy), .wet(40, .rain, 9, 0.5, wind: 13)],
            [
                .begins(.rain, .init(13)), .wind(.strong, .init(13)), .umbrella(holds: false),
            ]
        ),
        Situation(
            "rain that becomes snow",
            [.wet(5, .rain, 2), .wet(4, .snow, 0.8), .dry(40, .cloudy, 0.6)],
            [
                .becomes(.rain, .init(14), .snow, until: .init(18))
            ]
        ),
        Situation(
            "rain to come that becomes snow",
            [.dry(3, .cloudy, 2), .wet(3, .rain, 2), .wet(40, .snow, 0.8)],
            [
                .begins(.rain, .init(12)), .turns(.snow, .init(15)), .umbrella(holds: true),
            ]
        ),
        Situation("snow", on: "2026-01-14", [.wet(40, .snow, -3)], [.goesOn(.snow)]),
        Situation(
            "thunder in the rain",
            [.wet(3), .wet(1, .thunder, 9, 4), .wet(4), .dry(40, .cloudy)],
            [
                .ends(.rain, .init(17), peak: .init(12)), .thunder(.init(12)),
            ]
        ),
        Situation(
            "a thunderstorm",
            [.dry(7, .clear, 24), .wet(2, .thunder, 20, 6), .dry(40, .clear, 18)],
            [
                .passes(.thunderstorms, from: .init(16), to: .init(18), clears: true), .shelter,
            ]
        ),
        Situation(
            "an evening that clears",
            at: 14,
            [.wet(4, wind: 8), .dry(40, .clear, 8, wind: 2)],
            [
                .ends(.rain, .init(18), peak: nil), .evening(.both),
            ]
        ),
    ]

    static let extremes: [Situation] = [
        Situation("a gale now", [.dry(40, .overcast, wind: 18)], [.dry(.grey), .wind(.gale, nil)]),
        Situation(
            "a storm that comes",
            [.dry(6, .cloudy, wind: 9), .dry(40, .cloudy, wind: 26)],
            [
                .dry(.grey), .wind(.storm, .init(15)),
            ]
        ),
        Situation(
            "a wind that drops",
            [.dry(4, .clear, wind: 9), .dry(40, .clear, wind: 3)],
            [
                .dry(.sunny), .evening(.calms),
            ]
        ),
        Situation(
            "heat",
            at: 11,
            on: "2026-07-20",
            than: 30.5,
            [.dry(8, .clear, 33), .dry(40, .clear, 20)],
            [
                .dry(.sunny), .heat(33, isExtreme: false),
            ]
        ),
        Situation(
            "great heat",
            on: "2026-07-20",
            than: 31,
            [.dry(8, .clear, 38), .dry(40, .clear, 24)],
            [
                .dry(.sunny), .heat(38, isExtreme: true),
                .thanYesterday(.init(isWarmer: true, isMuch: true, air: .hot)),
            ]
        ),
        Situation(
            "frost on wet roads",
            at: 16,
            [.wet(3, .rain, 3), .dry(40, .cloudy, -2)],
            [
                .ends(.rain, .init(19), peak: nil), .frost(-2, isWet: true),
            ]
        ),
        Situation(
            "dry frost",
            at: 16,
            [.dry(5, .clear, 4), .dry(40, .clear, -3)],
            [
                .dry(.sunny), .frost(-3, isWet: false),
            ]
        ),
        Situation("bitter cold", on: "2026-01-14", [.dry(40, .clear, -22)], [.dry(.sunny), .cold(-22)]),
        Situation(
            "much colder than yesterday",
            than: 20,
            [.dry(40, .clear, 12)],
            [
                .dry(.sunny), .thanYesterday(.init(isWarmer: false, isMuch: true, air: .cold)),
            ]
        ),
        Situation("hardly warmer than yesterday", than: 10, [.dry(40, .clear, 12)], [.dry(.sunny)]),
    ]

    @Test("Each situation has its facts, in the order of the day", arguments: dry + wet + extremes + bounds)
    func facts(situation: Situation) throws {
        let outline = Outline(of: try #require(situation.forecast))
        #expect(outline.facts == situation.facts)
        #expect(outline.headline == situation.facts.first)
    }

    @Test("Of a forecast without hours to come nothing is known")
    func unknown() throws {
        let forecast = try #require(Forecast.told([.dry(40)]))
        let late = Forecast(
            place: forecast.place,
            offset: 0,
            asOf: forecast.asOf,
            source: "Test",
            current: forecast.current,
            days: []
        )
        #expect(Outline(of: late).facts == [.unknown])
    }

    @Test("Each fact of each situation is a whole sentence in each language", arguments: Language.allCases)
    func sentences(language: Language) throws {
        let measures = Measures(Units(), in: language)
        let words = measures.words.weather.outline
        let ends = language == .japanese ? "。" : "."
        for situation in Self.dry + Self.wet + Self.extremes {
            for fact in situation.facts {
                let sentence = words(fact, measures)
                #expect(sentence.hasSuffix(ends), "\(sentence)")
                #expect(sentence.first?.isUppercase != false || language == .japanese, "\(sentence)")
                #expect(!sentence.contains("  ") && !sentence.contains(" .") && !sentence.contains("。."))
                #expect((language == .japanese) == !sentence.contains(" "), "\(sentence)")
            }
        }
    }
}

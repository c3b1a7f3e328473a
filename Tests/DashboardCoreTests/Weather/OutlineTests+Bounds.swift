import DashboardCore

extension OutlineTests {
    /// Where something begins to be worth a word, and what is just not.
    static let bounds: [Situation] = [
        Situation(
            "thirty degrees",
            at: 11,
            on: july,
            [.dry(8, .clear, 30), .dry(40, .clear, 20)],
            [
                .dry(.sunny), .heat(30, isExtreme: false),
            ]
        ),
        Situation("hardly thirty", at: 11, on: july, [.dry(8, .clear, 29.9), .dry(40, .clear, 20)], [.dry(.sunny)]),
        Situation(
            "thirty-five degrees",
            at: 11,
            on: july,
            [.dry(8, .clear, 35), .dry(40, .clear, 20)],
            [
                .dry(.sunny), .heat(35, isExtreme: true),
            ]
        ),
        Situation("heat tomorrow", at: 20, on: july, [.dry(4, .clear, 25), .dry(40, .clear, 33)], [.dry(.clearNight)]),
        Situation(
            "hardly frost",
            at: 16,
            [.dry(5, .clear, 4), .dry(40, .clear, 0)],
            [
                .dry(.sunny), .frost(0, isWet: false),
            ]
        ),
        Situation("frost that is there", at: 16, [.dry(5, .clear, 0.5), .dry(40, .clear, -3)], [.dry(.sunny)]),
        Situation(
            "frost after snow",
            at: 16,
            [.wet(3, .snow, 1), .dry(40, .cloudy, -2)],
            [
                .ends(.snow, .init(19), peak: nil), .frost(-2, isWet: false),
            ]
        ),
        Situation("fifteen degrees of frost", on: "2026-01-14", [.dry(40, .clear, -15)], [.dry(.sunny), .cold(-15)]),
        Situation(
            "three degrees warmer",
            than: 9,
            [.dry(40, .clear, 12)],
            [
                .dry(.sunny), .thanYesterday(.init(isWarmer: true, isMuch: false, air: .cold)),
            ]
        ),
        Situation(
            "seven degrees colder",
            than: 19,
            [.dry(40, .clear, 12)],
            [
                .dry(.sunny), .thanYesterday(.init(isWarmer: false, isMuch: true, air: .cold)),
            ]
        ),
        Situation(
            "hardly seven degrees colder",
            than: 18.9,
            [.dry(40, .clear, 12)],
            [
                .dry(.sunny), .thanYesterday(.init(isWarmer: false, isMuch: false, air: .cold)),
            ]
        ),
        Situation(
            "warmer on a mild day",
            than: 11,
            [.dry(40, .clear, 15)],
            [
                .dry(.sunny), .thanYesterday(.init(isWarmer: true, isMuch: false, air: .mild)),
            ]
        ),
        Situation(
            "warmer on a hot day",
            than: 21,
            [.dry(40, .clear, 25)],
            [
                .dry(.sunny), .thanYesterday(.init(isWarmer: true, isMuch: false, air: .hot)),
            ]
        ),
        Situation("a near gale all day", [.dry(40, .overcast, wind: 16)], [.dry(.grey)]),
        Situation("a fresh breeze", [.dry(4, .cloudy, wind: 3), .dry(40, .cloudy, wind: 9)], [.dry(.grey)]),
        Situation("a wind that hardly drops", [.dry(4, .clear, wind: 9), .dry(40, .clear, wind: 5.5)], [.dry(.sunny)]),
        Situation("a wind that drops late", at: 20, [.dry(1, .clear, wind: 9), .dry(40, .clear)], [.dry(.clearNight)]),
        Situation("rain too far ahead", [.dry(18, .partly), .wet(40)], [.dry(.sunny)]),
        Situation("rain just near enough", [.dry(17, .partly), .wet(40)], [.begins(.rain, .init(2, .tonight))]),
        Situation("snow that begins", [.dry(3, .cloudy, 1), .wet(40, .snow, 0.8)], [.begins(.snow, .init(12))]),
        Situation(
            "an hour of snow",
            [.wet(4, .rain, 2), .wet(1, .snow, 0.8), .dry(40, .cloudy, 2)],
            [
                .ends(.rain, .init(14), peak: nil)
            ]
        ),
        Situation(
            "a peak of little rain",
            [.wet(3), .wet(1, .rain, 9, 0.9), .wet(2), .dry(40, .cloudy)],
            [
                .ends(.rain, .init(15), peak: nil)
            ]
        ),
        Situation(
            "more to say than anybody listens to",
            on: july,
            than: 31,
            [.dry(6, .clear, 38), .dry(2, .clear, 38, wind: 18), .dry(40, .clear, 24, wind: 18)],
            [.dry(.sunny), .wind(.gale, .init(15)), .heat(38, isExtreme: true)]
        ),
        Situation(
            "what matters less comes first",
            at: 16,
            [.dry(4, .clear, 4), .dry(1, .clear, 4, wind: 12), .dry(40, .clear, -3, wind: 12)],
            [.dry(.sunny), .wind(.strong, .init(20)), .frost(-3, isWet: false)]
        ),
        Situation("rain at five", at: 18, [.dry(11, .cloudy), .wet(40)], [.begins(.rain, .init(5, .tomorrow))]),
        Situation(
            "rain in nine hours",
            [.dry(9, .cloudy), .wet(40)],
            [
                .begins(.rain, .init(18)), .umbrella(holds: true),
            ]
        ),
    ]

    private static let july = "2026-07-20"
}

extension TodayWords {
    static let english = TodayWords(
        greetings: Greetings(
            morning: { "Good morning, \($0)" },
            afternoon: { "Good afternoon, \($0)" },
            evening: { "Good evening, \($0)" },
            night: { "Good night, \($0)" }
        ),
        toCome:
            "The sky, the body and the plans of one day. Each part is here as soon as its source has answered, "
            + "and says how old it is.",
        theDay: "The day",
        axis: "one axis, midnight to midnight",
        from: "From",
        to: "To",
        what: "What",
        over: "over",
        ahead: "to come",
        sunrise: "Sunrise",
        sunset: "Sunset",
        asleep: "Asleep",
        asleepFor: { "Asleep, \($0)" },
        sun: "Sun",
        body: "Body",
        plans: "Plans",
        by: { "\($0) by \($1)" },
        now: { "\($0) now" },
        picture: { "The day on one axis, at \($0). \($1)." },
        event: { name, start, end in end.map { "\(name), \(start) to \($0)" } ?? "\(name) \(start)" },
        semicolon: "; ",
        next: "Next",
        nothingMore: ("Nothing more today", "What is planned for tomorrow stands here after midnight."),
        toRead: "To read",
        nothingToRead: "Nothing to read yet. Stories appear here as soon as a feed has one.",
        advice: AdviceWords(
            plan: { $1 },
            leave: { "Leave at \($0)." },
            inHeaviestRain: "Heaviest rain of the day: take the tram.",
            inRain: "Rain on the way: take the tram.",
            dryByThen: { "Dry by then; \($0) on the way home." },
            takeTheTram: { "\($0), take the tram" },
            planDryByThen: { "\($0), dry by then" },
            heaviest: { "Heaviest rain at \($0.english)." },
            heaviestOnLeaving: { "Heaviest rain at \($0.english), just as you leave \($1): take the tram." },
            heaviestOnSettingOut: { "Heaviest rain at \($0.english), just as you set out for \($1): take the tram." },
            clearsBefore: { "It clears before \($0)." },
            sleptWell: "slept well",
            sleptEnough: "slept enough",
            sleptLittle: "slept little",
            slept: { "You have \($0)." },
            sleptAndDone: { how, done, isEarly in
                let did =
                    switch done {
                    case .running: "run"
                    case .cycling: "ridden"
                    default: "trained"
                    }
                return "You have \(how) and \(did) already\(isEarly ? "; the rest of the day can be slow." : ".")"
            },
            gap: " "
        )
    )
}

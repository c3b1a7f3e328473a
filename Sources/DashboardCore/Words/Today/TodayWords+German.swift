extension TodayWords {
    static let german = TodayWords(
        greetings: Greetings(
            morning: { "Guten Morgen, \($0)" },
            afternoon: { "Guten Tag, \($0)" },
            evening: { "Guten Abend, \($0)" },
            night: { "Gute Nacht, \($0)" }
        ),
        toCome:
            "Der Himmel, der Körper und die Pläne eines Tages. Jeder Teil steht hier, sobald seine Quelle geantwortet "
            + "hat, und sagt, wie alt er ist.",
        theDay: "Der Tag",
        axis: "eine Achse, von Mitternacht bis Mitternacht",
        from: "Von",
        to: "Bis",
        what: "Was",
        over: "vorbei",
        ahead: "kommt noch",
        sunrise: "Sonnenaufgang",
        sunset: "Sonnenuntergang",
        asleep: "Schlaf",
        asleepFor: { "Schlaf, \($0)" },
        sun: "Sonne",
        body: "Körper",
        plans: "Pläne",
        by: { "\($0) bis \($1)" },
        now: { "jetzt \($0)" },
        picture: { "Der Tag auf einer Achse, um \($0). \($1)." },
        event: { name, start, end in end.map { "\(name), \(start) bis \($0)" } ?? "\(name) \(start)" },
        semicolon: "; ",
        next: "Als Nächstes",
        nothingMore: ("Heute nichts mehr", "Was für morgen geplant ist, steht hier nach Mitternacht."),
        toRead: "Zu lesen",
        nothingToRead: "Noch nichts zu lesen. Geschichten stehen hier, sobald ein Feed eine hat.",
        advice: AdviceWords(
            plan: { name, _ in "„\(name)“" },
            leave: { "Aufbruch um \($0)." },
            inHeaviestRain: "Stärkster Regen des Tages: besser mit der Bahn.",
            inRain: "Regen unterwegs: besser mit der Bahn.",
            dryByThen: { "Bis dahin trocken; \($0) auf dem Heimweg." },
            takeTheTram: { "\($0), besser mit der Bahn" },
            planDryByThen: { "\($0), bis dahin trocken" },
            heaviest: { "Am stärksten regnet es \($0.german)." },
            heaviestOnLeaving: {
                "Am stärksten regnet es \($0.german), genau zum Ende von \($1): besser mit der Bahn fahren."
            },
            heaviestOnSettingOut: {
                "Am stärksten regnet es \($0.german), genau beim Aufbruch zu \($1): besser mit der Bahn fahren."
            },
            clearsBefore: { "Vor \($0) klart es auf." },
            sleptWell: "gut",
            sleptEnough: "genug",
            sleptLittle: "wenig",
            slept: { "\($0.capitalizingFirst) geschlafen." },
            sleptAndDone: { how, done, isEarly in
                let did =
                    switch done {
                    case .running: "schon gelaufen"
                    case .cycling: "schon Rad gefahren"
                    default: "schon trainiert"
                    }
                let rest = isEarly ? ": Der Rest des Tages darf ruhig werden." : "."
                return "\(how.capitalizingFirst) geschlafen und \(did)\(rest)"
            },
            gap: " "
        )
    )
}

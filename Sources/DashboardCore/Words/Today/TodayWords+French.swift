extension TodayWords {
    static let french = TodayWords(
        greetings: Greetings(
            morning: { "Bonjour \($0)" },
            afternoon: { "Bon après-midi \($0)" },
            evening: { "Bonsoir \($0)" },
            night: { "Bonne nuit \($0)" }
        ),
        toCome:
            "Le ciel, le corps et les projets d’une journée. Chaque partie s’affiche dès que sa source a répondu, et dit "
            + "de quand elle date.",
        theDay: "La journée",
        axis: "un seul axe, de minuit à minuit",
        from: "De",
        to: "À",
        what: "Quoi",
        over: "passé",
        ahead: "à venir",
        sunrise: "Lever du soleil",
        sunset: "Coucher du soleil",
        asleep: "Sommeil",
        asleepFor: { "Sommeil, \($0)" },
        sun: "Soleil",
        body: "Corps",
        plans: "Projets",
        by: { "\($0) avant \($1)" },
        now: { "\($0) maintenant" },
        picture: { "La journée sur un seul axe, à \($0). \($1)." },
        event: { name, start, end in end.map { "\(name), de \(start) à \($0)" } ?? "\(name) à \(start)" },
        semicolon: "\u{202F}; ",
        next: "Ensuite",
        nothingMore: ("Plus rien aujourd’hui", "Ce qui est prévu demain s’affiche ici après minuit."),
        toRead: "À lire",
        nothingToRead: "Rien à lire pour l’instant. Les récits s’affichent dès qu’un flux en apporte un.",
        advice: AdviceWords(
            plan: { name, _ in "«\u{202F}\(name)\u{202F}»" },
            leave: { "Départ à \($0)." },
            inHeaviestRain: "Plus forte pluie de la journée\u{202F}: mieux vaut le tram.",
            inRain: "Pluie en chemin\u{202F}: mieux vaut le tram.",
            dryByThen: { "Sec d’ici là\u{202F}; \($0) au retour." },
            takeTheTram: { "\($0), mieux vaut le tram" },
            planDryByThen: { "\($0), sec d’ici là" },
            heaviest: { "La pluie sera la plus forte \($0.french)." },
            heaviestOnLeaving: {
                "La pluie sera la plus forte \($0.french), juste à la fin de \($1)\u{202F}: mieux vaut le tram."
            },
            heaviestOnSettingOut: {
                "La pluie sera la plus forte \($0.french), juste au départ pour \($1)\u{202F}: mieux vaut le tram."
            },
            clearsBefore: { "Le temps s’éclaircit avant \($0)." },
            sleptWell: "bonne",
            sleptEnough: "suffisante",
            sleptLittle: "courte",
            slept: { "La nuit a été \($0)." },
            sleptAndDone: { how, done, isEarly in
                let did =
                    switch done {
                    case .running: "la course est déjà faite"
                    case .cycling: "la sortie à vélo est déjà faite"
                    default: "la séance est déjà faite"
                    }
                let rest = isEarly ? "\u{202F}; le reste de la journée peut être calme." : "."
                return "La nuit a été \(how) et \(did)\(rest)"
            },
            gap: " "
        )
    )
}

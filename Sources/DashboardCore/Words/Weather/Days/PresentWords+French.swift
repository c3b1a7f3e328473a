extension PresentWords {
    static let french = PresentWords(
        dayAndWeek: "Jour et semaine",
        day: "Jour",
        week: "Semaine",
        theDay: "La journée",
        now: "Maintenant ",
        feelsLike: { "Ressenti \($0)" },
        high: { "Max. \($0)" },
        low: { "Min. \($0)" },
        seen: { "\($0)\($1.map { ", ressenti \($0)" } ?? "")." },
        seenAndMeasured: { "\($0), \($1)\($2.map { ", ressenti \($0)" } ?? "")." },
        highAndLow: { "Maximum \($0), minimum \($1)." },
        place: { "\($0)\(String.narrowSpace): \($1)" },
        tomorrow: "Demain",
        nothingOfTomorrow: "On ne sait rien de demain.",
        coldest: { "\($0), \($1) \($2.french)." },
        coldestAtDawn: { "\($0), \($1) à l’aube." },
        dryForARide: "Sec toute la journée\(String.narrowSpace): idéal pour une longue sortie à vélo.",
        dryAllDay: "Sec toute la journée.",
        dryUntilEvening: "Sec jusqu’au soir.",
        wetUntil: { "Humide \($0.frenchEnd)." },
        between: { "Demain entre \($0) et \($1)" },
        upTo: { "Demain jusqu’à \($0)." },
        weather: "Météo",
        nothingOfTheSky: "On ne sait rien du ciel.",
        chance: { "\($0) \($1.french)" },
        chanceOfRain: "risque de pluie ",
        madeUp:
            "Cette météo est inventée. Avec un lieu dans dashboard.yaml, elle sera demandée pour ce lieu\(String.narrowSpace):",
        yourOwn: "Une météo à soi"
    )
}

extension DaysWords {
    static let french = DaysWords(
        nextHours: { "Les \($0) prochaines heures" },
        hoursNote: { "Température \($0), risque de pluie %" },
        scroller: "Heure par heure, défile de côté",
        now: "Maint.",
        chanceInPerCent: "Risque de pluie en pour cent",
        chanceNotGiven: { "Risque de pluie\(String.narrowSpace): non fourni par \($0)" },
        hour: "Heure",
        weather: "Temps",
        temperature: "Température",
        chance: "Risque de pluie",
        high: { "Max. \($0)" },
        low: { "Min. \($0)" },
        sunset: { "Coucher \($0)" },
        sunrise: { "Lever \($0)" },
        moment: { "\($1) à \($0)" },
        noHours: "Aucune heure n’est connue",
        hoursPicture: { count, now, low, high in
            "Les \(count) prochaines heures\(String.narrowSpace): \(now) maintenant, minimum \(low.0) \(low.1), "
                + "maximum \(high.0) \(high.1)."
        },
        likeliest: { "La pluie est la plus probable \($0), avec \($1)." },
        likelihoodNotGiven: { "Le risque de pluie n’est pas fourni par \($0)." },
        days: "Les prochains jours",
        daysNote: "toutes les barres sur une même échelle",
        chanceOfRain: "risque de pluie ",
        lowest: "minimum ",
        highest: "maximum ",
        windUpTo: "vent jusqu’à ",
        range: { "de \($0) à \($1)" },
        chanceIs: { "risque de pluie \($0)" },
        windIs: { "vent \($0)" },
        comma: ", "
    )
}

extension DaysWords {
    static let german = DaysWords(
        nextHours: { "Nächste \($0) Stunden" },
        hoursNote: { "Temperatur \($0), Regenrisiko %" },
        scroller: "Stunde für Stunde, seitlich verschiebbar",
        now: "Jetzt",
        chanceInPerCent: "Regenrisiko in Prozent",
        chanceNotGiven: { "Regenrisiko: von \($0) nicht angegeben" },
        hour: "Stunde",
        weather: "Wetter",
        temperature: "Temperatur",
        chance: "Regenrisiko",
        high: { "Höchst \($0)" },
        low: { "Tiefst \($0)" },
        sunset: { "Untergang \($0)" },
        sunrise: { "Aufgang \($0)" },
        moment: { "\($1) um \($0)" },
        noHours: "Keine Stunden bekannt",
        hoursPicture: { count, now, low, high in
            "Die nächsten \(count) Stunden: jetzt \(now), am kältesten \(low.1) mit \(low.0), "
                + "am wärmsten \(high.1) mit \(high.0)."
        },
        likeliest: { "Am ehesten regnet es \($0), mit \($1)." },
        likelihoodNotGiven: { "Das Regenrisiko ist von \($0) nicht angegeben." },
        days: "Die nächsten Tage",
        daysNote: "alle Balken auf einer Skala",
        chanceOfRain: "Regenrisiko ",
        lowest: "tiefstens ",
        highest: "höchstens ",
        windUpTo: "Wind bis ",
        range: { "\($0) bis \($1)" },
        chanceIs: { "Regenrisiko \($0)" },
        windIs: { "Wind \($0)" },
        comma: ", "
    )
}

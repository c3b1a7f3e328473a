extension DaysWords {
    static let english = DaysWords(
        nextHours: { "Next \($0) hours" },
        hoursNote: { "Temperature \($0), chance of rain %" },
        scroller: "Hour by hour, scrolls sideways",
        now: "Now",
        chanceInPerCent: "Chance of rain in per cent",
        chanceNotGiven: { "Chance of rain: not given by \($0)" },
        hour: "Hour",
        weather: "Weather",
        temperature: "Temperature",
        chance: "Chance of rain",
        high: { "High \($0)" },
        low: { "Low \($0)" },
        sunset: { "Sunset \($0)" },
        sunrise: { "Sunrise \($0)" },
        moment: { "\($0) on \($1)" },
        noHours: "No hours are known",
        hoursPicture: { count, now, low, high in
            "The next \(count) hours: \(now) now, lowest \(low.0) at \(low.1), highest \(high.0) at \(high.1)."
        },
        likeliest: { "Rain is likeliest at \($0), with \($1)." },
        likelihoodNotGiven: { "How likely it rains is not given by \($0)." },
        days: "Days ahead",
        daysNote: "all bars on one scale",
        chanceOfRain: "chance of rain ",
        lowest: "low ",
        highest: "high ",
        windUpTo: "wind up to ",
        range: { "\($0) to \($1)" },
        chanceIs: { "chance of rain \($0)" },
        windIs: { "wind \($0)" },
        comma: ", "
    )
}

extension LightWords {
    static let english = LightWords(
        title: "Sun and moon",
        sun: "Sun",
        sunrise: "sunrise",
        noon: "noon",
        sunset: "sunset",
        firstLight: "First light",
        lastLight: "Last light",
        none: "None",
        darkness: "Darkness",
        staysLight: "None: it stays light all night",
        daylight: "Daylight",
        highest: "Highest",
        heightAt: { "\($0) at \($1)" },
        hours: { "\($0) h \($1) min" },
        minutes: { $0 == 0 ? "\($1) s" : "\($0) min \($1) s" },
        sameAsYesterday: "as much as yesterday",
        longerThanYesterday: { "\($0) more than yesterday" },
        shorterThanYesterday: { "\($0) less than yesterday" },
        highNow: { "Now, \($0) high" },
        belowHorizon: "Now, below the horizon",
        named: { "\($0) at \($1)" },
        sunPicture: { times, height in
            "The sun: \(times.joined(separator: ", ")). "
                + (height.map { "It stands \($0) high now." } ?? "It is below the horizon now.")
        },
        course: { rise, set in
            switch (rise, set) {
            case (let rise?, let set?): "The sun rises at \(rise) and sets at \(set)."
            case (let rise?, nil): "The sun rises at \(rise)."
            case (nil, let set?): "The sun sets at \(set)."
            case (nil, nil): nil
            }
        },
        dayLength: { "\($0) of daylight, \($1)." },
        table: "Height of the sun",
        time: "Time",
        aboveHorizon: "Above the horizon",
        computedFor: { "computed for \($0)" },
        newMoon: "New moon",
        waxingCrescent: "Waxing crescent",
        firstQuarter: "First quarter",
        waxingGibbous: "Waxing gibbous",
        fullMoon: "Full moon",
        waningGibbous: "Waning gibbous",
        lastQuarter: "Last quarter",
        waningCrescent: "Waning crescent",
        lit: { "\($0) lit." },
        fullThenNew: { "Full on \($0), new on \($1)." },
        newThenFull: { "New on \($0), full on \($1)." },
        day: { "\($0) \($1)" }
    )
}

extension LightWords {
    static let german = LightWords(
        title: "Sonne und Mond",
        sun: "Sonne",
        sunrise: "Aufgang",
        noon: "Mittag",
        sunset: "Untergang",
        firstLight: "Erstes Licht",
        lastLight: "Letztes Licht",
        none: "Keines",
        darkness: "Dunkelheit",
        staysLight: "Keine: es bleibt die ganze Nacht hell",
        daylight: "Tageslicht",
        highest: "Höchststand",
        heightAt: { "\($0) um \($1)" },
        hours: { "\($0) Std. \($1) Min." },
        minutes: { $0 == 0 ? "\($1) Sek." : "\($0) Min. \($1) Sek." },
        sameAsYesterday: "so viel wie gestern",
        longerThanYesterday: { "\($0) mehr als gestern" },
        shorterThanYesterday: { "\($0) weniger als gestern" },
        highNow: { "Jetzt \($0) hoch" },
        belowHorizon: "Jetzt unter dem Horizont",
        named: { "\($0) um \($1)" },
        sunPicture: { times, height in
            "Die Sonne: \(times.joined(separator: ", ")). "
                + (height.map { "Sie steht jetzt \($0) hoch." } ?? "Sie steht jetzt unter dem Horizont.")
        },
        course: { rise, set in
            switch (rise, set) {
            case (let rise?, let set?): "Die Sonne geht um \(rise) auf und um \(set) unter."
            case (let rise?, nil): "Die Sonne geht um \(rise) auf."
            case (nil, let set?): "Die Sonne geht um \(set) unter."
            case (nil, nil): nil
            }
        },
        dayLength: { "\($0) Tageslicht, \($1)." },
        table: "Höhe der Sonne",
        time: "Zeit",
        aboveHorizon: "Über dem Horizont",
        computedFor: { "berechnet für \($0)" },
        newMoon: "Neumond",
        waxingCrescent: "Zunehmende Sichel",
        firstQuarter: "Erstes Viertel",
        waxingGibbous: "Zunehmender Mond",
        fullMoon: "Vollmond",
        waningGibbous: "Abnehmender Mond",
        lastQuarter: "Letztes Viertel",
        waningCrescent: "Abnehmende Sichel",
        lit: { "Zu \($0) beleuchtet." },
        fullThenNew: { "Vollmond am \($0), Neumond am \($1)." },
        newThenFull: { "Neumond am \($0), Vollmond am \($1)." },
        day: { "\($0). \($1)" }
    )
}

extension LightWords {
    static let french = LightWords(
        title: "Soleil et lune",
        sun: "Soleil",
        sunrise: "lever",
        noon: "midi",
        sunset: "coucher",
        firstLight: "Premières lueurs",
        lastLight: "Dernières lueurs",
        none: "Aucunes",
        darkness: "Obscurité",
        staysLight: "Aucune\(String.narrowSpace): il fait clair toute la nuit",
        daylight: "Durée du jour",
        highest: "Au plus haut",
        heightAt: { "\($0) à \($1)" },
        hours: { "\($0) h \($1) min" },
        minutes: { $0 == 0 ? "\($1) s" : "\($0) min \($1) s" },
        sameAsYesterday: "autant qu’hier",
        longerThanYesterday: { "\($0) de plus qu’hier" },
        shorterThanYesterday: { "\($0) de moins qu’hier" },
        highNow: { "Maintenant à \($0)" },
        belowHorizon: "Maintenant sous l’horizon",
        named: { "\($0) à \($1)" },
        sunPicture: { times, height in
            "Le soleil\(String.narrowSpace): \(times.joined(separator: ", ")). "
                + (height.map { "Il est à \($0) de haut maintenant." } ?? "Il est sous l’horizon maintenant.")
        },
        course: { rise, set in
            switch (rise, set) {
            case (let rise?, let set?): "Le soleil se lève à \(rise) et se couche à \(set)."
            case (let rise?, nil): "Le soleil se lève à \(rise)."
            case (nil, let set?): "Le soleil se couche à \(set)."
            case (nil, nil): nil
            }
        },
        dayLength: { "\($0) de jour, \($1)." },
        table: "Hauteur du soleil",
        time: "Heure",
        aboveHorizon: "Au-dessus de l’horizon",
        computedFor: { "calculé pour \($0)" },
        newMoon: "Nouvelle lune",
        waxingCrescent: "Premier croissant",
        firstQuarter: "Premier quartier",
        waxingGibbous: "Gibbeuse croissante",
        fullMoon: "Pleine lune",
        waningGibbous: "Gibbeuse décroissante",
        lastQuarter: "Dernier quartier",
        waningCrescent: "Dernier croissant",
        lit: { "Éclairée à \($0)." },
        fullThenNew: { "Pleine le \($0), nouvelle le \($1)." },
        newThenFull: { "Nouvelle le \($0), pleine le \($1)." },
        day: { "\($0 == 1 ? "1er" : "\($0)") \($1)" }
    )
}

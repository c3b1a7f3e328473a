extension LightWords {
    static let spanish = LightWords(
        title: "Sol y luna",
        sun: "Sol",
        sunrise: "salida",
        noon: "mediodía",
        sunset: "puesta",
        firstLight: "Primera luz",
        lastLight: "Última luz",
        none: "Ninguna",
        darkness: "Oscuridad",
        staysLight: "Ninguna: hay luz toda la noche",
        daylight: "Luz del día",
        highest: "Punto más alto",
        heightAt: { "\($0) a las \($1)" },
        hours: { "\($0) h \($1) min" },
        minutes: { $0 == 0 ? "\($1) s" : "\($0) min \($1) s" },
        sameAsYesterday: "tanta como ayer",
        longerThanYesterday: { "\($0) más que ayer" },
        shorterThanYesterday: { "\($0) menos que ayer" },
        highNow: { "Ahora a \($0)" },
        belowHorizon: "Ahora bajo el horizonte",
        named: { "\($0) a las \($1)" },
        sunPicture: { times, height in
            "El sol: \(times.joined(separator: ", ")). "
                + (height.map { "Ahora está a \($0) de altura." } ?? "Ahora está bajo el horizonte.")
        },
        course: { rise, set in
            switch (rise, set) {
            case (let rise?, let set?): "El sol sale a las \(rise) y se pone a las \(set)."
            case (let rise?, nil): "El sol sale a las \(rise)."
            case (nil, let set?): "El sol se pone a las \(set)."
            case (nil, nil): nil
            }
        },
        dayLength: { "\($0) de luz, \($1)." },
        table: "Altura del sol",
        time: "Hora",
        aboveHorizon: "Sobre el horizonte",
        computedFor: { "calculado para \($0)" },
        newMoon: "Luna nueva",
        waxingCrescent: "Luna creciente",
        firstQuarter: "Cuarto creciente",
        waxingGibbous: "Gibosa creciente",
        fullMoon: "Luna llena",
        waningGibbous: "Gibosa menguante",
        lastQuarter: "Cuarto menguante",
        waningCrescent: "Luna menguante",
        lit: { "Iluminada al \($0)." },
        fullThenNew: { "Llena el \($0), nueva el \($1)." },
        newThenFull: { "Nueva el \($0), llena el \($1)." },
        day: { "\($0) de \($1)" }
    )
}

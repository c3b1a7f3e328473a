extension DaysWords {
    static let spanish = DaysWords(
        nextHours: { "Próximas \($0) horas" },
        hoursNote: { "Temperatura \($0), probabilidad de lluvia %" },
        scroller: "Hora por hora, se desplaza de lado",
        now: "Ahora",
        chanceInPerCent: "Probabilidad de lluvia en tanto por ciento",
        chanceNotGiven: { "Probabilidad de lluvia: no la facilita \($0)" },
        hour: "Hora",
        weather: "Tiempo",
        temperature: "Temperatura",
        chance: "Probabilidad de lluvia",
        high: { "Máx. \($0)" },
        low: { "Mín. \($0)" },
        sunset: { "Puesta \($0)" },
        sunrise: { "Salida \($0)" },
        moment: { "\($1) a las \($0)" },
        noHours: "No se conoce ninguna hora",
        hoursPicture: { count, now, low, high in
            "Las próximas \(count) horas: \(now) ahora, mínima \(low.0) el \(low.1), máxima \(high.0) el \(high.1)."
        },
        likeliest: { "Lo más probable es que llueva el \($0), con un \($1)." },
        likelihoodNotGiven: { "La probabilidad de lluvia no la facilita \($0)." },
        days: "Los próximos días",
        daysNote: "todas las barras en una escala",
        chanceOfRain: "probabilidad de lluvia ",
        lowest: "mínima ",
        highest: "máxima ",
        windUpTo: "viento hasta ",
        range: { "de \($0) a \($1)" },
        chanceIs: { "probabilidad de lluvia \($0)" },
        windIs: { "viento \($0)" },
        comma: ", "
    )
}

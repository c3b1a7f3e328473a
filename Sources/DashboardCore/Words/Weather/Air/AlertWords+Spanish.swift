extension AlertWords {
    static let spanish = AlertWords(
        title: "Avisos",
        more: "Qué dice",
        none: { "No hay avisos para \($0)." },
        count: { $0 == 1 ? "1 vigente o previsto" : "\($0) vigentes o previstos" },
        extreme: "Extremo",
        severe: "Grave",
        moderate: "Moderado",
        minor: "Leve",
        unrated: "Sin clasificar",
        fromTo: { "De \($0) a \($1)" },
        from: { "Desde \($0), sin final indicado" },
        until: { "Hasta \($0)" },
        noTimes: "Sin horario",
        moment: { "\($0) \($1)" },
        today: "hoy",
        yesterday: "ayer",
        regions: { names, rest in
            names.joined(separator: ", ") + (rest > 0 ? " y \(rest) más" : "")
        },
        link: { "Más en \($0)" },
        line: { "\($0): \($1). \($2)." }
    )
}

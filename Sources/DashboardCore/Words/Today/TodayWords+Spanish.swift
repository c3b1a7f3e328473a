extension TodayWords {
    static let spanish = TodayWords(
        greetings: Greetings(
            morning: { "Buenos días, \($0)" },
            afternoon: { "Buenas tardes, \($0)" },
            evening: { "Buenas noches, \($0)" },
            night: { "Buenas noches, \($0)" }
        ),
        toCome:
            "El cielo, el cuerpo y los planes de un día. Cada parte aparece en cuanto responde su fuente, y dice de "
            + "cuándo es.",
        theDay: "El día",
        axis: "un solo eje, de medianoche a medianoche",
        from: "Desde",
        to: "Hasta",
        what: "Qué",
        over: "pasado",
        ahead: "por venir",
        sunrise: "Salida del sol",
        sunset: "Puesta del sol",
        asleep: "Sueño",
        asleepFor: { "Sueño, \($0)" },
        sun: "Sol",
        body: "Cuerpo",
        plans: "Planes",
        by: { "\($0) antes de las \($1)" },
        now: { "\($0) ahora" },
        picture: { "El día en un solo eje, a las \($0). \($1)." },
        event: { name, start, end in end.map { "\(name), de \(start) a \($0)" } ?? "\(name), \(start)" },
        semicolon: "; ",
        next: "A continuación",
        nothingMore: ("Nada más por hoy", "Lo previsto para mañana aparece aquí después de medianoche."),
        toRead: "Para leer",
        nothingToRead: "Aún no hay nada para leer. Las historias aparecen en cuanto una fuente trae alguna.",
        advice: AdviceWords(
            plan: { name, _ in "«\(name)»" },
            leave: { "Salida a las \($0)." },
            inHeaviestRain: "La lluvia más fuerte del día: mejor en tranvía.",
            inRain: "Lluvia por el camino: mejor en tranvía.",
            dryByThen: { "Seco para entonces; \($0) a la vuelta." },
            takeTheTram: { "\($0), mejor en tranvía" },
            planDryByThen: { "\($0), seco para entonces" },
            heaviest: { "La lluvia más fuerte caerá hacia \($0.spanish)." },
            heaviestOnLeaving: {
                "La lluvia más fuerte caerá hacia \($0.spanish), justo al terminar \($1): mejor en tranvía."
            },
            heaviestOnSettingOut: {
                "La lluvia más fuerte caerá hacia \($0.spanish), justo al salir para \($1): mejor en tranvía."
            },
            clearsBefore: { "Despeja antes de \($0)." },
            sleptWell: "Buen descanso",
            sleptEnough: "Descanso suficiente",
            sleptLittle: "Poco descanso",
            slept: { "\($0)." },
            sleptAndDone: { how, done, isEarly in
                let did =
                    switch done {
                    case .running: "carrera ya hecha"
                    case .cycling: "salida en bicicleta ya hecha"
                    default: "entrenamiento ya hecho"
                    }
                let rest = isEarly ? "; el resto del día puede ser tranquilo." : "."
                return "\(how) y \(did)\(rest)"
            },
            gap: " "
        )
    )
}

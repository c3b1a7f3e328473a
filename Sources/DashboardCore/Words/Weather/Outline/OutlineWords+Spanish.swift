extension OutlineWords {
    static let spanish = OutlineWords(
        gap: " ",
        unknown: "No se sabe nada de las próximas horas.",
        dry: { sky in
            switch sky {
            case .sunny: "Seco y soleado."
            case .mixed: "Seco, con ratos de sol."
            case .grey: "Gris, pero seco."
            case .clearNight: "Noche despejada y seca."
            case .cloudyNight: "Noche nublada, pero seca."
            case .plain: "Seguirá seco."
            }
        },
        goesOn: { "\($0.spanish.capitalizingFirst), sin final a la vista." },
        ends: { falling, end, peak in
            let most = peak.map { ", con más fuerza hacia \($0.spanish)" } ?? ""
            return "\(falling.spanish.capitalizingFirst) hasta \(end.spanish)\(most)."
        },
        returns: { first, end, second, start in
            let again = first == second ? "y de nuevo" : "y \(second.spanish)"
            return "\(first.spanish.capitalizingFirst) hasta \(end.spanish) \(again) a partir \(start.spanishOf)."
        },
        begins: { "Seco hasta \($1.spanish); después, \($0.spanish)." },
        passes: { falling, start, end, clears in
            "\(falling.spanish.capitalizingFirst) a partir \(start.spanishOf); "
                + (clears ? "se despeja hacia \(end.spanish)." : "para hacia \(end.spanish).")
        },
        becomes: { first, change, second, end in
            "\(first.spanish.capitalizingFirst) hasta \(change.spanish); después, \(second.spanish)"
                + "\(end.map { " hasta \($0.spanish)" } ?? "")."
        },
        turns: { "Pasará a \($0.spanish) hacia \($1.spanish)." },
        fog: { end in end.map { "Niebla hasta \($0.spanish)." } ?? "Niebla que no se levanta." },
        fogComes: { "Niebla a partir \($0.spanishOf)." },
        thunder: { "Tormenta hacia \($0.spanish): mejor ponerse a cubierto." },
        shelter: "Mejor ponerse a cubierto.",
        ice: "Habrá hielo en calles y carreteras.",
        wind: { blow, start in
            switch (blow, start) {
            case (.strong, let start?): "El viento arrecia hacia \(start.spanish)."
            case (.strong, nil): "Sopla un viento fuerte."
            case (.gale, let start?):
                "Temporal de viento a partir \(start.spanishOf): mejor sujetar lo que esté suelto."
            case (.gale, nil): "Temporal de viento: mejor sujetar lo que esté suelto."
            case (.storm, let start?): "Vendaval a partir \(start.spanishOf): mejor no salir de casa."
            case (.storm, nil): "Vendaval: mejor no salir de casa."
            }
        },
        evening: { change in
            switch change {
            case .both: "Al anochecer se despeja y amaina el viento."
            case .clears: "Al anochecer se despeja."
            case .calms: "Al anochecer amaina el viento."
            }
        },
        heat: { high, isExtreme in
            isExtreme
                ? "Calor peligroso, hasta \(high): conviene quedarse al fresco y beber mucho."
                : "Hasta \(high) hoy: conviene buscar la sombra y beber."
        },
        frost: { "Habrá heladas, hasta \($0)\($1 ? ": lo mojado se helará." : ".")" },
        cold: { "Frío extremo, hasta \($0): conviene abrigarse bien." },
        comparison: { today in
            let word =
                today.isWarmer
                ? (today.air == .cold ? "templado" : "caluroso") : (today.air == .cold ? "frío" : "fresco")
            return today.isMuch ? "Mucho más \(word) que ayer." : "Más \(word) que ayer."
        },
        umbrella: "Conviene llevar paraguas.",
        noUmbrella: "Demasiado viento para un paraguas."
    )
}

extension Outline.Falling {
    fileprivate var spanish: String {
        switch self {
        case .drizzle: "llovizna"
        case .rain: "lluvia"
        case .heavyRain: "lluvia fuerte"
        case .showers: "chubascos"
        case .sleet: "aguanieve"
        case .snow: "nieve"
        case .freezingRain: "lluvia helada"
        case .thunderstorms: "tormentas"
        case .hail: "granizo"
        }
    }
}

extension OutlineWords {
    static let german = OutlineWords(
        gap: " ",
        unknown: "Über die nächsten Stunden ist nichts bekannt.",
        dry: { sky in
            switch sky {
            case .sunny: "Trocken und sonnig."
            case .mixed: "Trocken, ab und zu Sonne."
            case .grey: "Grau, aber trocken."
            case .clearNight: "Eine klare, trockene Nacht."
            case .cloudyNight: "Eine bewölkte, aber trockene Nacht."
            case .plain: "Es bleibt trocken."
            }
        },
        goesOn: { "\($0.german.capitalizingFirst), und kein Ende in Sicht." },
        ends: { falling, end, peak in
            "\(falling.german.capitalizingFirst) bis \(end.german)\(peak.map { ", am stärksten \($0.german)" } ?? "")."
        },
        returns: { first, end, second, start in
            first == second
                ? "\(first.german.capitalizingFirst) bis \(end.german) und dann wieder \(start.germanStart)."
                : "\(first.german.capitalizingFirst) bis \(end.german), \(start.germanStart) \(second.german)."
        },
        begins: { "Trocken bis \($1.german), dann \($0.german)." },
        passes: { falling, start, end, clears in
            let beginning = start.germanStart.capitalizingFirst
            return clears
                ? "\(beginning) \(falling.german), \(end.german) klart es auf."
                : "\(beginning) \(falling.german), trocken wieder \(end.germanStart)."
        },
        becomes: { first, change, second, end in
            "\(first.german.capitalizingFirst) bis \(change.german), dann \(second.german)\(end.map { " bis \($0.german)" } ?? "")."
        },
        turns: { "\($1.german.capitalizingFirst) geht es in \($0.german) über." },
        fog: { end in end.map { "Nebel bis \($0.german)." } ?? "Nebel, der sich nicht auflöst." },
        fogComes: { "\($0.germanStart.capitalizingFirst) Nebel." },
        thunder: { "\($0.german.capitalizingFirst) Gewitter: im Freien ist es dann nicht sicher." },
        shelter: "Im Freien ist es dann nicht sicher.",
        ice: "Straßen und Wege werden glatt.",
        wind: { blow, start in
            switch (blow, start) {
            case (.strong, let start?): "\(start.german.capitalizingFirst) frischt der Wind auf."
            case (.strong, nil): "Es weht kräftig."
            case (.gale, let start?):
                "\(start.germanStart.capitalizingFirst) stürmisch: Loses besser festmachen."
            case (.gale, nil): "Es weht stürmisch: Loses besser festmachen."
            case (.storm, let start?):
                "\(start.germanStart.capitalizingFirst) schwerer Sturm: besser im Haus bleiben."
            case (.storm, nil): "Schwerer Sturm: besser im Haus bleiben."
            }
        },
        evening: { change in
            switch change {
            case .both: "Am Abend klart es auf, und der Wind lässt nach."
            case .clears: "Am Abend klart es auf."
            case .calms: "Zum Abend hin lässt der Wind nach."
            }
        },
        heat: { high, isExtreme in
            isExtreme
                ? "Gefährliche Hitze, bis zu \(high): im Kühlen bleiben und viel trinken."
                : "Heute bis zu \(high): Schatten suchen und viel trinken."
        },
        frost: { $1 ? "Es gibt Frost, bis \($0): Nässe gefriert." : "Es gibt Frost, bis \($0)." },
        cold: { "Eisige Kälte, bis \($0): keine Haut unbedeckt lassen." },
        comparison: { today in
            let word =
                today.isWarmer
                ? (today.air == .cold ? "milder" : "wärmer") : (today.air == .cold ? "kälter" : "kühler")
            return today.isMuch ? "Viel \(word) als gestern." : "\(word.capitalizingFirst) als gestern."
        },
        umbrella: "Ein Schirm lohnt sich.",
        noUmbrella: "Für einen Schirm ist es zu windig."
    )
}

extension Outline.Falling {
    fileprivate var german: String {
        switch self {
        case .drizzle: "Nieselregen"
        case .rain: "Regen"
        case .heavyRain: "starker Regen"
        case .showers: "Schauer"
        case .sleet: "Schneeregen"
        case .snow: "Schnee"
        case .freezingRain: "gefrierender Regen"
        case .thunderstorms: "Gewitter"
        case .hail: "Hagel"
        }
    }
}

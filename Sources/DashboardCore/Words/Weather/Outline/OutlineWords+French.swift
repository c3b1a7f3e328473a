extension OutlineWords {
    static let french = OutlineWords(
        gap: " ",
        unknown: "On ne sait rien des prochaines heures.",
        dry: { sky in
            switch sky {
            case .sunny: "Temps sec et ensoleillé."
            case .mixed: "Temps sec avec des éclaircies."
            case .grey: "Temps gris mais sec."
            case .clearNight: "Nuit claire et sèche."
            case .cloudyNight: "Nuit nuageuse mais sèche."
            case .plain: "Le temps reste sec."
            }
        },
        goesOn: { "\($0.french.capitalizingFirst), sans accalmie en vue." },
        ends: { falling, end, peak in
            "\(falling.french.capitalizingFirst) \(end.frenchEnd)\(peak.map { ", surtout \($0.french)" } ?? "")."
        },
        returns: { first, end, second, start in
            let again = first == second ? "puis de nouveau" : "puis \(second.french)"
            return "\(first.french.capitalizingFirst) \(end.frenchEnd), \(again) \(start.frenchStart)."
        },
        begins: { "Temps sec \($1.frenchEnd), puis \($0.french)." },
        passes: { falling, start, end, clears in
            "\(falling.french.capitalizingFirst) \(start.frenchStart), "
                + (clears ? "éclaircies \(end.french)." : "retour au sec \(end.french).")
        },
        becomes: { first, change, second, end in
            "\(first.french.capitalizingFirst) \(change.frenchEnd), puis \(second.french)\(end.map { " \($0.frenchEnd)" } ?? "")."
        },
        turns: { "Puis \($0.french) \($1.frenchStart)." },
        fog: { end in end.map { "Brouillard \($0.frenchEnd)." } ?? "Brouillard qui ne se lève pas." },
        fogComes: { "Brouillard \($0.frenchStart)." },
        thunder: { "Orage \($0.french)\(colon)mieux vaut être à l’abri." },
        shelter: "Mieux vaut être à l’abri.",
        ice: "Routes et trottoirs seront verglacés.",
        wind: { blow, start in
            switch (blow, start) {
            case (.strong, let start?): "Le vent se renforce \(start.french)."
            case (.strong, nil): "Le vent souffle fort."
            case (.gale, let start?):
                "Coups de vent \(start.frenchStart)\(colon)mieux vaut attacher ce qui peut s’envoler."
            case (.gale, nil): "Coups de vent\(colon)mieux vaut attacher ce qui peut s’envoler."
            case (.storm, let start?): "Tempête \(start.frenchStart)\(colon)mieux vaut rester chez soi."
            case (.storm, nil): "Tempête\(colon)mieux vaut rester chez soi."
            }
        },
        evening: { change in
            switch change {
            case .both: "Le ciel se dégage en soirée et le vent faiblit."
            case .clears: "Le ciel se dégage en soirée."
            case .calms: "Le vent faiblit en soirée."
            }
        },
        heat: { high, isExtreme in
            isExtreme
                ? "Chaleur dangereuse, jusqu’à \(high)\(colon)rester au frais et boire beaucoup."
                : "Jusqu’à \(high) aujourd’hui\(colon)rester à l’ombre et bien boire."
        },
        frost: { "Gel à venir, jusqu’à \($0)\($1 ? "\(colon)ce qui est mouillé gèlera." : ".")" },
        cold: { "Froid glacial, jusqu’à \($0)\(colon)bien se couvrir." },
        comparison: { today in
            let word =
                today.isWarmer ? (today.air == .cold ? "doux" : "chaud") : (today.air == .cold ? "froid" : "frais")
            return today.isMuch ? "Nettement plus \(word) qu’hier." : "Plus \(word) qu’hier."
        },
        umbrella: "Un parapluie sera utile.",
        noUmbrella: "Trop de vent pour un parapluie."
    )

    private static let colon = "\(String.narrowSpace): "
}

extension Outline.Falling {
    fileprivate var french: String {
        switch self {
        case .drizzle: "bruine"
        case .rain: "pluie"
        case .heavyRain: "forte pluie"
        case .showers: "averses"
        case .sleet: "pluie et neige mêlées"
        case .snow: "neige"
        case .freezingRain: "pluie verglaçante"
        case .thunderstorms: "orages"
        case .hail: "grêle"
        }
    }
}

extension OutlineWords {
    static let english = OutlineWords(
        gap: " ",
        unknown: "Nothing is known of the next hours.",
        dry: { sky in
            switch sky {
            case .sunny: "Dry and sunny."
            case .mixed: "Dry, with some sun."
            case .grey: "Grey, but dry."
            case .clearNight: "A clear and dry night."
            case .cloudyNight: "A cloudy but dry night."
            case .plain: "It stays dry."
            }
        },
        goesOn: { "\($0.english.capitalizingFirst), with no end in sight." },
        ends: { falling, end, peak in
            let heaviest = peak.map { ", heaviest around \($0.english)" } ?? ""
            return "\(falling.english.capitalizingFirst) until about \(end.english)\(heaviest)."
        },
        returns: { first, end, second, start in
            let again = first == second ? "and again" : "then \(second.english)"
            return
                "\(first.english.capitalizingFirst) until about \(end.english), \(again) from about \(start.english)."
        },
        begins: { "Dry until about \($1.english), then \($0.english)." },
        passes: { falling, start, end, clears in
            "\(falling.english.capitalizingFirst) from about \(start.english), "
                + (clears ? "clearing by \(end.english)." : "over by \(end.english).")
        },
        becomes: { first, change, second, end in
            "\(first.english.capitalizingFirst) until about \(change.english), then \(second.english)"
                + "\(end.map { " until about \($0.english)" } ?? "")."
        },
        turns: { "Turning to \($0.english) around \($1.english)." },
        fog: { end in end.map { "Fog until about \($0.english)." } ?? "Fog, and it does not lift." },
        fogComes: { "Fog from about \($0.english)." },
        thunder: { "Thunder around \($0.english): keep out of the open." },
        shelter: "Keep out of the open.",
        ice: "Roads and steps will be icy.",
        wind: { blow, start in
            switch (blow, start) {
            case (.strong, let start?): "The wind picks up around \(start.english)."
            case (.strong, nil): "It blows hard."
            case (.gale, let start?): "A gale from about \(start.english): tie down what is loose."
            case (.gale, nil): "It blows a gale: tie down what is loose."
            case (.storm, let start?): "A storm from about \(start.english): better stay in."
            case (.storm, nil): "It storms: better stay in."
            }
        },
        evening: { change in
            switch change {
            case .both: "The evening clears and the wind drops."
            case .clears: "The evening clears."
            case .calms: "The wind drops towards evening."
            }
        },
        heat: { high, isExtreme in
            isExtreme
                ? "Dangerous heat, up to \(high): stay in the cool and drink."
                : "Up to \(high) today: keep to the shade and drink."
        },
        frost: { "Frost on the way, down to \($0)\($1 ? ": what is wet will freeze." : ".")" },
        cold: { "Bitter cold, down to \($0): no bare skin." },
        comparison: { today in
            let word =
                today.isWarmer
                ? (today.air == .cold ? "milder" : "warmer") : (today.air == .cold ? "colder" : "cooler")
            return today.isMuch ? "Much \(word) than yesterday." : "\(word.capitalizingFirst) than yesterday."
        },
        umbrella: "Take an umbrella.",
        noUmbrella: "Too windy for an umbrella."
    )
}

extension Outline.Falling {
    fileprivate var english: String {
        switch self {
        case .drizzle: "drizzle"
        case .rain: "rain"
        case .heavyRain: "heavy rain"
        case .showers: "showers"
        case .sleet: "sleet"
        case .snow: "snow"
        case .freezingRain: "freezing rain"
        case .thunderstorms: "thunderstorms"
        case .hail: "hail"
        }
    }
}

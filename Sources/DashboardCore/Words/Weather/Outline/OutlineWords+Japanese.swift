extension OutlineWords {
    static let japanese = OutlineWords(
        gap: "",
        unknown: "この先の天気は分かりません。",
        dry: { sky in
            switch sky {
            case .sunny: "よく晴れて、雨の心配はありません。"
            case .mixed: "時々日が差し、雨の心配はありません。"
            case .grey: "曇り空ですが、雨は降りません。"
            case .clearNight: "よく晴れた夜になります。"
            case .cloudyNight: "雲の多い夜ですが、雨は降りません。"
            case .plain: "雨や雪の心配はありません。"
            }
        },
        goesOn: { "\($0.japanese)はしばらくやみそうにありません。" },
        ends: { falling, end, peak in
            peak.map { "\(end.japanese)まで\(falling.japanese)、\($0.japanese)がピークです。" }
                ?? "\(end.japanese)まで\(falling.japanese)が続きます。"
        },
        returns: { first, end, second, start in
            first == second
                ? "\(first.japanese)は\(end.japanese)にいったんやみ、\(start.japanese)からまた降ります。"
                : "\(first.japanese)は\(end.japanese)にいったんやみ、\(start.japanese)から\(second.japanese)になります。"
        },
        begins: { "\($1.japanese)から\($0.japanese)になります。" },
        passes: { falling, start, end, clears in
            "\(start.japanese)から\(falling.japanese)、\(end.japanese)には\(clears ? "晴れてきます" : "やみます")。"
        },
        becomes: { first, change, second, end in
            let rest = end.map { "、\($0.japanese)にはやみます" } ?? "になります"
            return "\(change.japanese)まで\(first.japanese)、その後\(second.japanese)\(rest)。"
        },
        turns: { "\($1.japanese)から\($0.japanese)に変わります。" },
        fog: { end in end.map { "\($0.japanese)まで霧が残ります。" } ?? "霧は晴れそうにありません。" },
        fogComes: { "\($0.japanese)から霧が出ます。" },
        thunder: { "\($0.japanese)は雷のおそれがあり、屋外は避けた方が安全です。" },
        shelter: "屋外は避けた方が安全です。",
        ice: "路面の凍結に注意が必要です。",
        wind: { blow, start in
            switch (blow, start) {
            case (.strong, let start?): "\(start.japanese)から風が強まります。"
            case (.strong, nil): "風が強く吹いています。"
            case (.gale, let start?): "\(start.japanese)から非常に強い風が吹き、飛ばされやすい物は固定が必要です。"
            case (.gale, nil): "非常に強い風が吹いており、飛ばされやすい物は固定が必要です。"
            case (.storm, let start?): "\(start.japanese)から暴風となり、外出は控えた方が安全です。"
            case (.storm, nil): "暴風が吹いており、外出は控えた方が安全です。"
            }
        },
        evening: { change in
            switch change {
            case .both: "夜には晴れて、風も弱まります。"
            case .clears: "夜には晴れてきます。"
            case .calms: "夜には風が弱まります。"
            }
        },
        heat: { high, isExtreme in
            isExtreme
                ? "\(high)まで上がる危険な暑さで、涼しい場所と十分な水分が必要です。"
                : "今日は\(high)まで上がり、日陰とこまめな水分が欠かせません。"
        },
        frost: { "\($0)まで冷え込み、\($1 ? "ぬれた路面は凍ります" : "霜が降ります")。" },
        cold: { "\($0)まで下がる厳しい寒さで、肌の露出は禁物です。" },
        comparison: { today in
            let word =
                today.isWarmer ? (today.air == .hot ? "暑い" : "暖かい") : (today.air == .cold ? "寒い" : "涼しい")
            return "昨日より\(today.isMuch ? "かなり" : "")\(word)です。"
        },
        umbrella: "傘があると安心です。",
        noUmbrella: "風が強く、傘は役に立ちません。"
    )
}

extension Outline.Falling {
    fileprivate var japanese: String {
        switch self {
        case .drizzle: "霧雨"
        case .rain: "雨"
        case .heavyRain: "強い雨"
        case .showers: "にわか雨"
        case .sleet: "みぞれ"
        case .snow: "雪"
        case .freezingRain: "着氷性の雨"
        case .thunderstorms: "雷雨"
        case .hail: "ひょう"
        }
    }
}

extension AlertWords {
    static let japanese = AlertWords(
        title: "警報・注意報",
        more: "本文",
        none: { "\($0)に警報・注意報はありません。" },
        count: { "発表中または予定\($0)件" },
        extreme: "極めて危険",
        severe: "重大",
        moderate: "中程度",
        minor: "軽微",
        unrated: "区分なし",
        fromTo: { "\($0)から\($1)まで" },
        from: { "\($0)から、終わりは未定" },
        until: { "\($0)まで" },
        noTimes: "時刻の指定なし",
        moment: { "\($0)\($1)" },
        today: "今日",
        yesterday: "昨日",
        regions: { names, rest in
            names.joined(separator: "、") + (rest > 0 ? "ほか\(rest)か所" : "")
        },
        link: { "詳しくは\($0)" },
        line: { "\($0)：\($1)。\($2)。" }
    )
}

extension DaysWords {
    static let japanese = DaysWords(
        nextHours: { "この先\($0)時間" },
        hoursNote: { "気温 \($0)、降水確率 %" },
        scroller: "一時間ごと、横に動かせます",
        now: "今",
        chanceInPerCent: "降水確率（%）",
        chanceNotGiven: { "降水確率：\($0)からの情報はありません" },
        hour: "時刻",
        weather: "天気",
        temperature: "気温",
        chance: "降水確率",
        high: { "最高\($0)" },
        low: { "最低\($0)" },
        sunset: { "日の入り \($0)" },
        sunrise: { "日の出 \($0)" },
        moment: { "\($1)\($0)" },
        noHours: "時刻ごとの情報はありません",
        hoursPicture: { count, now, low, high in
            "この先\(count)時間：今は\(now)、最低は\(low.1)の\(low.0)、最高は\(high.1)の\(high.0)。"
        },
        likeliest: { "雨の可能性が最も高いのは\($0)、\($1)です。" },
        likelihoodNotGiven: { "降水確率は\($0)からは分かりません。" },
        days: "この先の天気",
        daysNote: "棒はすべて同じ目盛り",
        chanceOfRain: "降水確率",
        lowest: "最低",
        highest: "最高",
        windUpTo: "最大の風",
        range: { "\($0)から\($1)" },
        chanceIs: { "降水確率\($0)" },
        windIs: { "風\($0)" },
        comma: "、"
    )
}

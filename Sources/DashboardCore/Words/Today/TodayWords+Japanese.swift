extension TodayWords {
    static let japanese = TodayWords(
        greetings: Greetings(
            morning: { "おはようございます、\($0)さん" },
            afternoon: { "こんにちは、\($0)さん" },
            evening: { "こんばんは、\($0)さん" },
            night: { "おやすみなさい、\($0)さん" }
        ),
        toCome: "一日の空とからだと予定です。データが届き次第、それぞれの部分がいつの情報かとともに表示されます。",
        theDay: "一日",
        axis: "午前零時から翌日の午前零時まで",
        from: "開始",
        to: "終了",
        what: "内容",
        over: "終了",
        ahead: "これから",
        sunrise: "日の出",
        sunset: "日の入り",
        asleep: "睡眠",
        asleepFor: { "睡眠、\($0)" },
        sun: "太陽",
        body: "からだ",
        plans: "予定",
        by: { "\($0) \($1)まで" },
        now: { "現在 \($0)" },
        picture: { "一日を一本の軸に。現在\($0)。\($1)。" },
        event: { name, start, end in end.map { "\(name)、\(start)から\($0)" } ?? "\(name) \(start)" },
        semicolon: "、",
        next: "これからの予定",
        nothingMore: ("今日の予定はもうありません", "明日の予定は、午前零時を過ぎるとここに表示されます。"),
        toRead: "読みもの",
        nothingToRead: "まだ読みものはありません。フィードに届き次第、ここに表示されます。",
        advice: AdviceWords(
            plan: { name, _ in "「\(name)」" },
            leave: { "出発は\($0)。" },
            inHeaviestRain: "一日で最も強い雨です。路面電車がよさそうです。",
            inRain: "途中で雨が降ります。路面電車がよさそうです。",
            dryByThen: { "その頃には雨はやみ、帰り道は\($0)です。" },
            takeTheTram: { "\($0)、路面電車で" },
            planDryByThen: { "\($0)、その頃には雨なし" },
            heaviest: { "雨が最も強いのは\($0.japanese)です。" },
            heaviestOnLeaving: { "雨が最も強いのは\($0.japanese)、ちょうど\($1)が終わる頃です。路面電車がよさそうです。" },
            heaviestOnSettingOut: { "雨が最も強いのは\($0.japanese)、ちょうど\($1)に出かける頃です。路面電車がよさそうです。" },
            clearsBefore: { "\($0)の前に雨は上がります。" },
            sleptWell: "よく眠れました",
            sleptEnough: "十分に眠れました",
            sleptLittle: "睡眠は短めでした",
            slept: { "\($0)。" },
            sleptAndDone: { how, done, isEarly in
                let did = "\(done.japanese)も済んでいます。"
                return "\(how)。\(did)\(isEarly ? "このあとはゆっくり過ごせます。" : "")"
            },
            gap: ""
        )
    )
}

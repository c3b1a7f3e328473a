extension BodyWords {
    static let japanese = BodyWords(
        days: BodyDayWords(
            headline: "からだの一日一日",
            introduction: "時計が見たからだの様子を、前の晩の眠りと並べて。",
            calendar: "カレンダー",
            earlierWeek: "前の週",
            laterWeek: "次の週",
            key: "リングは外側から、ムーブ、エクササイズ、スタンド。点はワークアウトです。",
            glance: { move, count in "ムーブ\(move)、ワークアウト\(count == 0 ? "なし" : "\(count)回")" },
            day: "日",
            previousDay: "前の日",
            nextDay: "次の日",
            toCome: "時計が見たからだの一日です。データが届き次第、ここに表示されます。",
            from: { "提供元：\($0)" },
            length: { "\($0)時間\($1)分" },
            done: { "\($1)に\($0)" },
            slept: { "睡眠\($0)。" },
            nothingNoted: "この日のワークアウトも睡眠も分かりません。",
            nothingYet: (
                "まだ測定値がありません",
                "iPhoneの「ヘルスケア」でプロフィール画像を開き、「すべてのヘルスケアデータを書き出す」を選んで、ファイルをここに取り込んでください。"
            ),
            unknown: ("この日のことは分かりません", "どの機器も記録していないか、記録がここに取り込まれていません。"),
            bring: "書き出したファイルを取り込む"
        ),
        goals: GoalWords(
            summary: "まとめ",
            rings: GoalWords.Three(
                move: "ムーブ（外側のリング）",
                exercise: "エクササイズ（中央のリング）",
                stand: "スタンド（内側のリング）"
            ),
            met: { "\($0)、目標達成" },
            of: { "/ \($0)" },
            kilocalories: "kcal",
            minutes: "分",
            hours: "時間",
            percent: { "\($0)パーセント" },
            notKnown: "不明",
            picture: {
                "リング（外側から）：ムーブ\($0.move)、エクササイズ\($0.exercise)、スタンド\($0.stand)"
            },
            line: { "ムーブ\($0.move)、エクササイズ\($0.exercise)、スタンド\($0.stand)。" },
            names: GoalWords.Three(move: "ムーブ", exercise: "エクササイズ", stand: "スタンド"),
            noGoals: "この日の目標は分かりません。",
            noRing: "完成したリングはありません。",
            oneRing: { "\($0)のリングが完成しました。" },
            twoRings: { "\($0)と\($1)のリングが完成しました。" },
            allRings: "三つのリングがすべて完成しました。",
            steps: "歩数",
            distance: "距離",
            floors: "上った階数",
            variability: "心拍変動",
            milliseconds: "ミリ秒",
            countOfSteps: { "\($0)歩" },
            countOfFloors: { "\($0)階" },
            noSteps: "歩数は分かりません。"
        ),
        heart: HeartWords(
            title: "心拍数",
            side: "毎分の拍数。帯は最低から最高、線は平均",
            steps: "15分ごと",
            noneYet: ("まだ心拍数がありません", "機器が測定し次第、ここに表示されます。"),
            none: ("この日の心拍数はありません", "どの機器も測定していません。"),
            silent: { $0 ? "心拍数はまだありません。" : "心拍数はありません。" },
            hour: "時刻",
            lowest: "最低",
            average: "平均",
            highest: "最高",
            peak: { "\($1)の\($0)\($2.map { "（\($0)）" } ?? "")" },
            day: { average, lowest, peak, resting in
                "平均は毎分\(average)拍、最低\(lowest)" + (peak.map { "、最高は\($0)" } ?? "")
                    + (resting.map { "、安静時\($0)。" } ?? "。")
            },
            picture: { lowest, highest, peak, resting in
                "毎分\(lowest)拍から\(highest)拍" + (peak.map { "、最高は\($0)" } ?? "")
                    + (resting.map { "、安静時\($0)。" } ?? "。")
            },
            resting: { "安静時 \($0)" },
            atTime: { "\($0)（\($1)）" },
            now: { "現在 \($0)" },
            notYet: "これから",
            asleep: "睡眠中",
            zones: ["安静", "軽め", "一定", "強め", "最大"],
            zonesOfDay: { "測定した時間の内訳：\($0)。" },
            restingTitle: "安静時心拍数",
            fortnight: "14日間",
            noResting: ("安静時心拍数がありません", "この期間に算出した機器はありません。"),
            noRestingLine: "この期間の安静時心拍数は分かりません。",
            restingLine: { "安静時心拍数 \($0)。" },
            dayColumn: "日付",
            beatsColumn: "拍/分",
            beats: "拍/分",
            comparison: { difference, usual, isUnusual in
                let verdict = isUnusual ? "いつもより大きな変化です。" : "いつもどおりです。"
                if difference == 0 { return "過去四週間の中央値（\(usual)）と同じです。\(verdict)" }
                return "過去四週間の中央値（\(usual)）より\(abs(difference))\(difference < 0 ? "低め" : "高め")です。\(verdict)"
            },
            line: { "毎分\($0)拍から\($1)拍へ、最高\($2)" }
        ),
        sleep: SleepWords(
            title: "睡眠",
            nightBefore: "前の晩",
            lastNight: "昨夜",
            stages: SleepWords.Stages(awake: "覚醒", dreaming: "レム", core: "コア", deep: "深い", asleep: "睡眠"),
            notYet: ("昨夜の睡眠はまだ分かりません", "機器が目覚めを知らせ次第、ここに表示されます。"),
            nobodySaw: ("この晩の記録はありません", "睡眠を記録した機器がありません。"),
            nap: { "\($0)に昼寝、睡眠\($1)。" },
            andNap: { "ほかに\($0)に昼寝、睡眠\($1)。" },
            ofInBed: { "睡眠（就寝時間\($0)）\($1.map { "、睡眠効率\($0)" } ?? "")" },
            from: "開始",
            stage: "段階",
            minutes: "分",
            night: { "\($0)までの晩：就寝時間\($2)のうち睡眠\($1)、\($3)から\($4)まで。" },
            unknownNight: { "\($0)までの晩：分かりません。" },
            picture: { start, end, asleep, wakings in
                "\(start)から\(end)まで就寝、睡眠\(asleep)、目覚め\(wakings)回。"
            },
            sumsOnly: { "\($0)から\($1)まで。わかるのは合計だけで、各段階の時刻は不明です。" },
            sevenNights: "七日間の睡眠",
            sevenNightsSide: "睡眠時間。薄い部分は就寝時間",
            nobodySawThese: ("この期間の記録はありません", "この週の睡眠を記録した機器がありません。"),
            nightTo: "起きた日",
            asleep: "睡眠",
            inBed: "就寝",
            average: "平均",
            hours: { "\($0)時間" },
            nightsPicture: { "\($0)晩の睡眠は\($1)から\($2)時間、平均\($3)。" },
            noNight: "この週の睡眠は分かりません。",
            nights: { "\($1)晩の平均睡眠時間は\($0)：\($2)。" },
            regularity: { "就寝は\($0.0)から\($0.1)の間、起床は\($1.0)から\($1.1)の間。" },
            lastNightTitle: "昨夜の睡眠",
            asleepFromTo: { "睡眠\($0)、\($1)から\($2)まで。" },
            asUsual: "いつもと同じ長さ",
            longer: { "平均より\($0)長い睡眠" },
            shorter: { "平均より\($0)短い睡眠" },
            spokenMinutes: { "\($0)分" },
            comparedAndDeep: { "\($0)、うち深い睡眠は\($1)。" },
            compared: { "\($0)。" },
            deepOnly: { "深い睡眠は\($0)。" },
            depthUnknown: "眠りの深さは記録されていません。"
        ),
        workouts: WorkoutWords(
            title: "ワークアウト",
            none: "なし",
            onThatDay: { "この日\($0)回" },
            today: { "今日\($0)回" },
            noneYet: ("ワークアウトはまだありません", "機器が記録し次第、ここに表示されます。"),
            noneOnThatDay: ("この日のワークアウトはありません", "記録した機器がありません。"),
            workout: "ワークアウト",
            pulseFrom: "最初の心拍数",
            highest: "最高",
            pulseTo: "最後",
            noWorkout: "ワークアウトなし。",
            minutes: { "\($0)分" },
            pace: { "\($0)/\($1)" },
            way: { "上から見た道のり：\($0 ? "周回" : "別の場所まで")" }
        ),
        evidence: EvidenceWords(
            title: "この数値の理由",
            table: { "理由：\($0)" },
            when: "時間",
            believed: "採用",
            counted: "数えた値",
            putAside: "除外",
            more: { "ほか\($0)件はJSONにあります。" }
        )
    )
}

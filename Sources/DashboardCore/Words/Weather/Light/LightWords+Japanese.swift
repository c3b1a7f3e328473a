extension LightWords {
    static let japanese = LightWords(
        title: "太陽と月",
        sun: "太陽",
        sunrise: "日の出",
        noon: "南中",
        sunset: "日の入り",
        firstLight: "明け始め",
        lastLight: "暮れ終わり",
        none: "なし",
        darkness: "夜の暗さ",
        staysLight: "なし：一晩中明るいままです",
        daylight: "昼の長さ",
        highest: "最も高い",
        heightAt: { "\($1)に\($0)" },
        hours: { "\($0)時間\($1)分" },
        minutes: { $0 == 0 ? "\($1)秒" : "\($0)分\($1)秒" },
        sameAsYesterday: "昨日と同じ",
        longerThanYesterday: { "昨日より\($0)長い" },
        shorterThanYesterday: { "昨日より\($0)短い" },
        highNow: { "今の高さ\($0)" },
        belowHorizon: "今は地平線の下",
        named: { "\($0)\($1)" },
        sunPicture: { times, height in
            "太陽：\(times.joined(separator: "、"))。" + (height.map { "今の高さは\($0)です。" } ?? "今は地平線の下です。")
        },
        course: { rise, set in
            switch (rise, set) {
            case (let rise?, let set?): "日の出は\(rise)、日の入りは\(set)。"
            case (let rise?, nil): "日の出は\(rise)。"
            case (nil, let set?): "日の入りは\(set)。"
            case (nil, nil): nil
            }
        },
        dayLength: { "昼の長さは\($0)、\($1)。" },
        table: "太陽の高さ",
        time: "時刻",
        aboveHorizon: "地平線からの高さ",
        computedFor: { "\($0)として計算" },
        newMoon: "新月",
        waxingCrescent: "三日月",
        firstQuarter: "上弦の月",
        waxingGibbous: "十三夜月",
        fullMoon: "満月",
        waningGibbous: "更待月",
        lastQuarter: "下弦の月",
        waningCrescent: "有明月",
        lit: { "輝いている部分は\($0)。" },
        fullThenNew: { "満月は\($0)、新月は\($1)。" },
        newThenFull: { "新月は\($0)、満月は\($1)。" },
        day: { "\($1)\($0)日" }
    )
}

extension Words {
    static let japanese = Words(
        language: .japanese,
        sky: SkyWords(
            clear: "快晴",
            fair: "おおむね晴れ",
            fairAtNight: "おおむね晴れ",
            partly: "晴れ時々曇り",
            partlyAtNight: "晴れ時々曇り",
            cloudy: "曇りがち",
            overcast: "曇り",
            fog: "霧",
            rimeFog: "着氷性の霧",
            lightDrizzle: "弱い霧雨",
            drizzle: "霧雨",
            heavyDrizzle: "強い霧雨",
            freezingDrizzle: "着氷性の霧雨",
            heavyFreezingDrizzle: "強い着氷性の霧雨",
            lightRain: "小雨",
            rain: "雨",
            downpour: "大雨",
            freezingRain: "着氷性の雨",
            heavyFreezingRain: "強い着氷性の雨",
            lightShowers: "弱いにわか雨",
            showers: "にわか雨",
            heavyShowers: "激しいにわか雨",
            sleet: "みぞれ",
            sleetShowers: "にわかみぞれ",
            lightSnow: "小雪",
            snow: "雪",
            heavySnow: "大雪",
            snowGrains: "霧雪",
            snowShowers: "にわか雪",
            heavySnowShowers: "激しいにわか雪",
            thunder: "雷雨",
            hail: "ひょうを伴う雷雨",
            heavyHail: "激しいひょうを伴う雷雨"
        ),
        wind: WindWords(
            calm: "静穏",
            lightAir: "至軽風",
            lightBreeze: "軽風",
            gentleBreeze: "軟風",
            moderateBreeze: "和風",
            freshBreeze: "疾風",
            strongBreeze: "雄風",
            nearGale: "強風",
            gale: "疾強風",
            strongGale: "大強風",
            storm: "全強風",
            violentStorm: "暴風",
            hurricane: "颶風"
        ),
        compass: CompassWords(
            names: CompassWords.Rose(
                north: "北",
                northEast: "北東",
                east: "東",
                southEast: "南東",
                south: "南",
                southWest: "南西",
                west: "西",
                northWest: "北西"
            ),
            origins: CompassWords.Rose(
                north: "北の風",
                northEast: "北東の風",
                east: "東の風",
                southEast: "南東の風",
                south: "南の風",
                southWest: "南西の風",
                west: "西の風",
                northWest: "北西の風"
            ),
            letters: CompassWords.Rose(
                north: "北",
                northEast: "北東",
                east: "東",
                southEast: "南東",
                south: "南",
                southWest: "南西",
                west: "西",
                northWest: "北西"
            )
        ),
        calendar: CalendarWords(
            weekdays: ["日曜日", "月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日"],
            shortWeekdays: ["日", "月", "火", "水", "木", "金", "土"],
            months: (1...12).map { "\($0)月" },
            shortMonths: (1...12).map { "\($0)月" },
            today: "今日",
            tomorrow: "明日",
            yesterday: "昨日",
            dateForm: { "\($2)\($1)日\($0)" },
            dateWithYearForm: { "\($2)年\($1)\($0)日" },
            shortDateForm: { weekday, day, _ in "\(day)日(\(weekday))" }
        ),
        clock: ClockWords(
            ofTwentyFour: { "\($0):\($1)" },
            ofTwelve: { "\($0 ? "午後" : "午前")\($1 % 12):\($2)" },
            hourOfTwentyFour: { "\($0)時" },
            hourOfTwelve: { "\($0 ? "午後" : "午前")\($1 % 12)時" }
        ),
        ages: AgeWords(
            minutes: .always("#分"),
            hours: .always("#時間"),
            days: .always("#日"),
            now: "たった今",
            minutesAgo: .always("#分前"),
            hoursAgo: .always("#時間前"),
            daysAgo: .always("#日前")
        ),
        units: UnitWords(milesPerHour: "mph", knots: "kn", beaufort: "Bft", inches: "in", spaceBeforeSigns: ""),
        numbers: .english
    )
}

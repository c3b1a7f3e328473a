extension SpokenHour {
    private static let numerals = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一"]

    /// `午後四時ごろ`.
    var japanese: String { day + clock + "ごろ" }

    private var day: String { distance == .tomorrow ? "明日の" : "" }

    private var clock: String {
        hour == 12 ? "正午" : "\(hour < 12 ? "午前" : "午後")\(Self.numerals[hour % 12])時"
    }
}

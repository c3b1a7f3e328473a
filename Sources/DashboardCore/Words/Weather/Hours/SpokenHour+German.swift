extension SpokenHour {
    private static let names = [
        "zwölf", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf",
    ]

    /// `gegen vier Uhr`.
    var german: String { day + "gegen " + clock }

    /// `ab etwa vier Uhr`.
    var germanStart: String { day + (hour % 12 == 0 ? "ab " : "ab etwa ") + clock }

    private var day: String {
        guard distance == .tomorrow else { return "" }
        return hour < 10 ? "morgen früh " : "morgen "
    }

    private var clock: String {
        if hour == 0 { return "Mitternacht" }
        if hour == 12 { return "Mittag" }
        let name = "\(Self.names[hour % 12]) Uhr"
        return switch distance {
        case .soon: name
        case .tonight: name + " nachts"
        case .tomorrow where hour < 12: name
        case .far, .tomorrow: name + (hour < 12 ? " morgens" : hour < 18 ? " nachmittags" : " abends")
        }
    }
}

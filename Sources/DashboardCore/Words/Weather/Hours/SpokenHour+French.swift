extension SpokenHour {
    /// Their hyphens end no line.
    private static let names = [
        "minuit", "une heure", "deux heures", "trois heures", "quatre heures", "cinq heures", "six heures",
        "sept heures", "huit heures", "neuf heures", "dix heures", "onze heures", "midi", "treize heures",
        "quatorze heures", "quinze heures", "seize heures", "dix\u{2011}sept heures", "dix\u{2011}huit heures",
        "dix\u{2011}neuf heures",
        "vingt heures", "vingt et une heures", "vingt\u{2011}deux heures", "vingt\u{2011}trois heures",
    ]

    /// `vers seize heures`.
    var french: String { day + "vers " + clock }

    /// `à partir de seize heures`.
    var frenchStart: String { day + "à partir de " + clock }

    /// `jusque vers seize heures`.
    var frenchEnd: String { (day.isEmpty ? "jusque " : "jusqu’à ") + french }

    private var day: String { distance == .tomorrow ? "demain " : "" }
    private var clock: String { Self.names[hour] + (distance == .tonight && hour > 0 ? " du matin" : "") }
}

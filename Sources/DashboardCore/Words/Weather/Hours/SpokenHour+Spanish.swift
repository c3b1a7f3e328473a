extension SpokenHour {
    private static let names = [
        "las doce", "la una", "las dos", "las tres", "las cuatro", "las cinco", "las seis", "las siete", "las ocho",
        "las nueve", "las diez", "las once",
    ]

    /// `las cuatro`, and as much besides as it takes to know which.
    var spanish: String {
        if hour == 0 { return "la medianoche" }
        if hour == 12 { return distance == .tomorrow ? "el mediodía de mañana" : "el mediodía" }
        let name = Self.names[hour % 12]
        return switch distance {
        case .soon: name
        case .far, .tonight: "\(name) de la \(part)"
        case .tomorrow: hour < 12 ? "\(name) de la mañana" : "\(name) de la \(part) de mañana"
        }
    }

    /// `de las cuatro`, and `del mediodía`.
    var spanishOf: String {
        let name = spanish
        return name.hasPrefix("el ") ? "del \(name.dropFirst(3))" : "de \(name)"
    }

    private var part: String {
        switch hour {
        case ..<6: "madrugada"
        case ..<12: "mañana"
        case ..<20: "tarde"
        default: "noche"
        }
    }
}

/// Everything that the card of the air says.
enum AirWords {
    static let title = "Air"
    static let unit = "European index"
    static let silence = "Nobody gives the European index here."
    static let noPollen = "No pollen in the air."
    static let amount = "µg/m³"
    static let grains = "grains/m³"

    /// The steps of the European scale.
    static let european = ["Good", "Fair", "Moderate", "Poor", "Very poor", "Extremely poor"]

    /// The steps of the scale of the United States.
    static let american = [
        "Good", "Moderate", "Unhealthy for the sensitive", "Unhealthy", "Very unhealthy", "Hazardous",
    ]

    /// What each step of the European scale means for somebody who wants to go out.
    static let advice = [
        "Nothing to avoid.", "Nothing to avoid for most people.", "If you are sensitive, go easy outside.",
        "Go easy outside; stay in if you are sensitive.", "Avoid effort outside and keep windows shut.",
        "Stay inside and keep windows shut.",
    ]

    static let strengths = ["None", "Low", "Moderate", "High"]

    static func name(of kind: Pollen.Kind) -> String {
        switch kind {
        case .alder: "Alder pollen"
        case .birch: "Birch pollen"
        case .olive: "Olive pollen"
        case .grass: "Grass pollen"
        case .mugwort: "Mugwort pollen"
        case .ragweed: "Ragweed pollen"
        }
    }

    /// `US index 34, good`.
    static func american(of air: AirQuality) -> String? {
        guard let index = air.american, let step = air.americanStep else { return nil }
        return "US index \(index), \(american[step].lowercased())"
    }

    /// The whole card in one line.
    static func summary(of air: AirQuality) -> String {
        guard let index = air.european, let step = air.europeanStep else {
            return "\(title): \(american(of: air).map { "\($0)." } ?? silence)"
        }
        let other = american(of: air).map { " \($0)." } ?? ""
        return "\(title): \(unit) \(index), \(european[step].lowercased()). \(advice[step])\(other)"
    }

    /// The drawing in one sentence.
    static func label(of index: Int, on step: Int) -> String {
        "European air quality index \(index), on a scale of six steps: \(european[step])"
    }
}

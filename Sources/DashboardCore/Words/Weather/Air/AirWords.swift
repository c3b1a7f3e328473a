/// Everything that the card of the air says.
package struct AirWords: Sendable {
    /// What pollutants are measured in, in all languages.
    static let amount = "µg/m³"

    let title: String
    /// What the figure is on.
    let scale: String
    /// That nobody gives the European index.
    let silence: String
    let noPollen: String
    /// What pollen is counted in.
    let grains: String
    /// The six steps of the European scale.
    let european: [String]
    /// The six steps of the scale of the United States.
    let american: [String]
    /// What each step of the European scale means for somebody who wants to go out.
    let advice: [String]
    /// None, and three steps of more of it.
    let strengths: [String]
    let alder: String
    let birch: String
    let olive: String
    let grass: String
    let mugwort: String
    let ragweed: String
    /// The index of the United States with its step, as a sentence.
    let americanIndex: @Sendable (Int, String) -> String
    /// The European index with its step and what that means.
    let summary: @Sendable (Int, _ step: String, _ advice: String) -> String
    /// The drawing of the scale.
    let picture: @Sendable (Int, String) -> String

    func name(of kind: Pollen.Kind) -> String {
        switch kind {
        case .alder: alder
        case .birch: birch
        case .olive: olive
        case .grass: grass
        case .mugwort: mugwort
        case .ragweed: ragweed
        }
    }

    func american(of air: AirQuality) -> String? {
        guard let index = air.american, let step = air.americanStep else { return nil }
        return americanIndex(index, american[step])
    }

    /// The European index with what it means.
    func european(of air: AirQuality) -> String? {
        guard let index = air.european, let step = air.europeanStep else { return nil }
        return summary(index, european[step], advice[step])
    }
}

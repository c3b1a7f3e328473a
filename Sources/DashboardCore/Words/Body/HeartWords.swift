/// What is said of the heart.
package struct HeartWords: Sendable {
    let title: String
    /// What the drawing is of.
    let side: String
    /// How fine it is.
    let steps: String
    let noneYet: (title: String, words: String)
    let none: (title: String, words: String)
    /// A line about a day without a pulse, and whether there may still be one.
    let silent: @Sendable (_ mayCome: Bool) -> String

    /// The heads of a table.
    let hour: String
    let lowest: String
    let average: String
    let highest: String

    /// Beats a minute, when, and what for.
    let peak: @Sendable (_ beats: Int, _ time: String, _ cause: String?) -> String
    /// A day in a line, of the average, the lowest, the peak as above and the resting pulse.
    let day: @Sendable (_ average: Int, _ lowest: Int, _ peak: String?, _ resting: Int?) -> String
    /// The drawing of a day.
    let picture: @Sendable (_ lowest: Int, _ highest: Int, _ peak: String?, _ resting: Int?) -> String
    /// On the drawing.
    let resting: @Sendable (Int) -> String
    let atTime: @Sendable (_ beats: Int, _ time: String) -> String
    let now: @Sendable (String) -> String
    let notYet: String
    let asleep: String
    /// From the least to the most that is asked of a heart.
    let zones: [String]
    /// How long the heart was in which zone.
    let zonesOfDay: @Sendable (String) -> String

    let restingTitle: String
    let fortnight: String
    let noResting: (title: String, words: String)
    let noRestingLine: String
    let restingLine: @Sendable (Int) -> String
    let dayColumn: String
    let beatsColumn: String
    /// Beside a figure.
    let beats: String
    /// How the latest resting pulse compares, and whether that says something.
    let comparison: @Sendable (_ difference: Int, _ usual: Int, _ isUnusual: Bool) -> String
    /// A small line, of its first, its last and its highest figure.
    let line: @Sendable (_ first: Int, _ last: Int, _ highest: Int) -> String

    /// What is asked of a heart.
    func zone(_ effort: Pulse.Effort) -> String { zones[effort.rawValue] }
}

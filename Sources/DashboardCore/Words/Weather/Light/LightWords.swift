/// What is said of the sun and the moon.
package struct LightWords: Sendable {
    let title: String
    /// The lane of the sun on the line of a day.
    let sun: String
    let sunrise: String
    let noon: String
    let sunset: String
    let firstLight: String
    let lastLight: String
    let none: String
    let darkness: String
    let staysLight: String
    let daylight: String
    let highest: String
    /// A height in degrees at a time of the clock.
    let heightAt: @Sendable (String, String) -> String
    let hours: @Sendable (_ hours: Int, _ minutes: Int) -> String
    let minutes: @Sendable (_ minutes: Int, _ seconds: Int) -> String
    let sameAsYesterday: String
    let longerThanYesterday: @Sendable (String) -> String
    let shorterThanYesterday: @Sendable (String) -> String
    let highNow: @Sendable (String) -> String
    let belowHorizon: String
    /// Each of the sun's times, as `sunrise at 06:24`.
    let named: @Sendable (String, String) -> String
    /// The drawing, of those times and the height if it is up.
    let sunPicture: @Sendable ([String], String?) -> String
    /// When it rises and sets, as far as it does.
    let course: @Sendable (_ rise: String?, _ set: String?) -> String?
    /// How long the day is, beside yesterday.
    let dayLength: @Sendable (String, String) -> String
    let table: String
    let time: String
    let aboveHorizon: String
    /// For which latitude all of that is computed.
    let computedFor: @Sendable (String) -> String

    let newMoon: String
    let waxingCrescent: String
    let firstQuarter: String
    let waxingGibbous: String
    let fullMoon: String
    let waningGibbous: String
    let lastQuarter: String
    let waningCrescent: String
    /// How much of the moon is lit.
    let lit: @Sendable (String) -> String
    /// The days on which it is next full or new, in time order.
    let fullThenNew: @Sendable (String, String) -> String
    let newThenFull: @Sendable (String, String) -> String
    /// A day without its weekday, of the day and the month's name.
    let day: @Sendable (Int, String) -> String

    func name(of phase: Moon.Phase) -> String {
        switch phase {
        case .new: newMoon
        case .waxingCrescent: waxingCrescent
        case .firstQuarter: firstQuarter
        case .waxingGibbous: waxingGibbous
        case .full: fullMoon
        case .waningGibbous: waningGibbous
        case .lastQuarter: lastQuarter
        case .waningCrescent: waningCrescent
        }
    }
}

/// What is said of the figures of an hour.
package struct FactWords: Sendable {
    let title: String
    let wind: String
    let rain: String
    let humidity: String
    let dewPoint: String
    let pressure: String
    let cloud: String
    let ultraviolet: String
    let visibility: String
    /// That a source does not give a figure.
    let silence: @Sendable (String) -> String

    /// Where the wind comes from, as the compass has it, and how hard its gusts are.
    let from: @Sendable (_ origin: String, _ gusts: Figure?) -> String
    let easing: @Sendable (Figure, SpokenHour) -> String
    let rising: @Sendable (Figure, SpokenHour) -> String

    let toCome: String
    let noMore: String
    let fallen: @Sendable (Figure) -> String
    let noneFallen: String

    let dries: String
    let doesNotDry: String
    /// The air holds hardly more water than it can.
    let mist: String
    let oppressive: String
    let sticky: String
    let pleasant: String
    let dry: String

    let opens: @Sendable (SpokenHour) -> String
    let closes: @Sendable (SpokenHour) -> String
    let sameSky: String
    /// What stands at the ends of the eighths of cloud.
    let open: String
    let shut: String

    let lowestNow: String
    let pressureRises: @Sendable (Figure, SpokenHour) -> String
    let pressureFalls: @Sendable (Figure, SpokenHour) -> String
    let steady: String

    /// Five steps, from low to extreme.
    let ultravioletSteps: [String]
    let peak: @Sendable (String, SpokenHour) -> String
    let noHigher: String

    let clearView: String
    let mistStays: String
    let mistUntil: @Sendable (SpokenHour) -> String

    let table: String
    let now: String
    /// The dial, of where the wind comes from and the degrees.
    let windPicture: @Sendable (String, String) -> String
    /// The bars, of when most falls and how much.
    let rainPicture: @Sendable (String, Figure) -> String
    let noRainPicture: @Sendable (Int) -> String
    /// The line, of the first, the present and the last pressure.
    let pressurePicture: @Sendable (Figure, Figure, Figure) -> String

    /// `moderate`, by the scale of the World Health Organization.
    func ultravioletStep(_ index: Double) -> String {
        ultravioletSteps[[3, 6, 8, 11].count { $0 <= index.rounded() }]
    }
}

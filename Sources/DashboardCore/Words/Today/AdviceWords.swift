/// What follows for somebody's plans from the weather and the night.
package struct AdviceWords: Sendable {
    /// How a plan is called in a sentence, of its name and of how it is spoken in the language that it was written in.
    let plan: @Sendable (_ name: String, _ spoken: String) -> String

    /// What one should know before a plan begins.
    let leave: @Sendable (_ time: String) -> String
    let inHeaviestRain: String
    let inRain: String
    let dryByThen: @Sendable (_ degrees: String) -> String
    /// The same behind the name of a plan, to be read across a room.
    let takeTheTram: @Sendable (_ plan: String) -> String
    let planDryByThen: @Sendable (_ plan: String) -> String

    /// When it rains most, and what somebody is about to do then.
    let heaviest: @Sendable (SpokenHour) -> String
    let heaviestOnLeaving: @Sendable (SpokenHour, _ plan: String) -> String
    let heaviestOnSettingOut: @Sendable (SpokenHour, _ plan: String) -> String
    let clearsBefore: @Sendable (_ plan: String) -> String

    let sleptWell: String
    let sleptEnough: String
    let sleptLittle: String
    /// How somebody slept, as above, and that they have trained already; and whether there is much of the day left.
    let slept: @Sendable (_ how: String) -> String
    let sleptAndDone: @Sendable (_ how: String, _ done: Activity, _ isEarly: Bool) -> String
    /// Between two sentences.
    let gap: String

    /// A plan in as few words as can be read across a room, with how the weather meets it.
    func line(_ plan: String, _ meeting: DayAdvice.Meeting) -> String {
        switch meeting {
        case .heaviestRain, .rain: takeTheTram(plan)
        case .dryByThen: planDryByThen(plan)
        case .nothing: plan
        }
    }
}

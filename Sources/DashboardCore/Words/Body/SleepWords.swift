/// What is said of a night, and of seven.
package struct SleepWords: Sendable {
    /// How deep somebody sleeps, as it begins a line.
    struct Stages: Sendable {
        let awake: String
        let dreaming: String
        let core: String
        let deep: String
        let asleep: String

        subscript(stage: Night.Stage) -> String {
            switch stage {
            case .awake: awake
            case .dreaming: dreaming
            case .core: core
            case .deep: deep
            case .asleep: asleep
            }
        }
    }

    let title: String
    let nightBefore: String
    let lastNight: String
    let stages: Stages
    let notYet: (title: String, words: String)
    let nobodySaw: (title: String, words: String)
    /// A sleep apart from the night, of when and how long.
    let nap: @Sendable (_ time: String, _ length: String) -> String
    let andNap: @Sendable (_ time: String, _ length: String) -> String
    /// What the large figure is, of the time in bed and the share of it that was slept.
    let ofInBed: @Sendable (_ inBed: String, _ share: String?) -> String
    /// The heads of a table.
    let from: String
    let stage: String
    let minutes: String
    /// A night in a line.
    let night: @Sendable (_ day: String, _ asleep: String, _ inBed: String, _ start: String, _ end: String) -> String
    let unknownNight: @Sendable (_ day: String) -> String
    /// The drawing of a night.
    let picture: @Sendable (_ start: String, _ end: String, _ asleep: String, _ wakings: Int) -> String

    /// That of a night only the sums are known.
    let sumsOnly: @Sendable (_ start: String, _ end: String) -> String

    let sevenNights: String
    let sevenNightsSide: String
    let nobodySawThese: (title: String, words: String)
    let nightTo: String
    let asleep: String
    let inBed: String
    let average: String
    /// Hours on an axis.
    let hours: @Sendable (Int) -> String
    /// The drawing of some nights, of how many, the shortest, the longest and the average.
    let nightsPicture: @Sendable (_ count: Int, _ shortest: String, _ longest: String, _ average: String) -> String
    let noNight: String
    /// Some nights in a line.
    let nights: @Sendable (_ average: String, _ count: Int, _ list: String) -> String
    /// When somebody went to bed, and when they got up.
    let regularity: @Sendable (_ bed: (String, String), _ up: (String, String)) -> String

    let lastNightTitle: String
    let asleepFromTo: @Sendable (_ length: String, _ start: String, _ end: String) -> String
    /// How a night compares with what somebody is used to, as a sentence begins.
    let asUsual: String
    let longer: @Sendable (_ length: String) -> String
    let shorter: @Sendable (_ length: String) -> String
    /// So many minutes as one says them in a sentence, below an hour.
    let spokenMinutes: @Sendable (Int) -> String
    /// A comparison as above, and how much of the night was deep.
    let comparedAndDeep: @Sendable (_ comparison: String, _ deep: String) -> String
    let compared: @Sendable (_ comparison: String) -> String
    let deepOnly: @Sendable (_ deep: String) -> String
    let depthUnknown: String
}

extension Evidence {
    /// What somebody counted or measured.
    package enum Amount: Hashable, Sendable {
        case count(Double)
        case metres(Double)
        case kilocalories(Double)
        case milliseconds(Double)
        case beatsPerMinute(Double)
        case measurements(Int)
        case sleep(asleep: Minutes, inBed: Minutes)
        case workout(Activity, Minutes)

        /// Both together, where they are of a kind that adds up.
        static func + (one: Amount, other: Amount) -> Amount? {
            switch (one, other) {
            case (.count(let one), .count(let other)): .count(one + other)
            case (.metres(let one), .metres(let other)): .metres(one + other)
            case (.kilocalories(let one), .kilocalories(let other)): .kilocalories(one + other)
            default: nil
            }
        }

        /// How much it is; nil where such amounts do not add up.
        var size: Double? {
            switch self {
            case .count(let size), .metres(let size), .kilocalories(let size): size
            case .milliseconds, .beatsPerMinute, .measurements, .sleep, .workout: nil
            }
        }

        /// By its unit, for programs.
        var json: JSON {
            switch self {
            case .count(let count): ["count": .number(count.tenth)]
            case .metres(let metres): ["metres": .number(metres.tenth)]
            case .kilocalories(let energy): ["kilocalories": .number(energy.tenth)]
            case .milliseconds(let time): ["milliseconds": .number(time.tenth)]
            case .beatsPerMinute(let beats): ["beatsPerMinute": .number(beats.tenth)]
            case .measurements(let count): ["measurements": .integer(count)]
            case .sleep(let asleep, let inBed):
                ["asleepMinutes": .integer(asleep.count), "inBedMinutes": .integer(inBed.count)]
            case .workout(let activity, let length):
                ["kind": .string(activity.rawValue), "minutes": .integer(length.count)]
            }
        }
    }
}

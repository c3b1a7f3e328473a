/// Some time in one state of sleep, after all sources were heard.
package struct SleepPiece: Hashable, Sendable {
    package let value: SleepValue
    package let moments: Range<Int64>

    package init(_ value: SleepValue, _ moments: Range<Int64>) {
        self.value = value
        self.moments = moments
    }
}

extension SleepValue {
    /// Whether somebody sleeps, however deep.
    package var isAsleep: Bool {
        switch self {
        case .asleep, .core, .deep, .dreaming: true
        case .inBed, .awake: false
        }
    }

    /// Whether it says how deep.
    package var isStage: Bool { isAsleep && self != .asleep }
}

extension HealthSample {
    /// What a sample of sleep says; nil for a number that no phone has written so far.
    package var sleep: SleepValue? { Int(exactly: value).flatMap { SleepValue(rawValue: $0) } }
}

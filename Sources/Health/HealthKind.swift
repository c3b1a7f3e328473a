/// What a sample is of, and the one unit that all samples of it are kept in.
public struct HealthKind: Hashable, Sendable {
    /// The name without what all names begin with: `StepCount`, `SleepAnalysis`.
    public let name: String
    /// The unit that values are kept in: `count`, `m`, `kcal`, `count/min`, `ms`; empty for categories, `1` for shares.
    public let unit: String

    /// Names a kind.
    public init(_ name: String, in unit: String) {
        self.name = name
        self.unit = unit
    }

    /// Steps.
    public static let steps = HealthKind("StepCount", in: "count")
    /// The way that somebody went on foot.
    public static let distance = HealthKind("DistanceWalkingRunning", in: "m")
    /// The way that somebody went on a bicycle.
    public static let cycling = HealthKind("DistanceCycling", in: "m")
    /// What moving has cost.
    public static let activeEnergy = HealthKind("ActiveEnergyBurned", in: "kcal")
    /// What living has cost.
    public static let basalEnergy = HealthKind("BasalEnergyBurned", in: "kcal")
    /// Floors climbed.
    public static let floors = HealthKind("FlightsClimbed", in: "count")
    /// Minutes of effort.
    public static let exercise = HealthKind("AppleExerciseTime", in: "min")
    /// Hours in which somebody stood up; nought is stood and one is idle.
    public static let standHour = HealthKind("AppleStandHour", in: "")
    /// Beats of the heart.
    public static let pulse = HealthKind("HeartRate", in: "count/min")
    /// The fewest beats within a stretch of time, as an app sends them.
    package static let lowestPulse = HealthKind("HeartRateLowest", in: "count/min")
    /// The most beats within a stretch of time.
    package static let highestPulse = HealthKind("HeartRateHighest", in: "count/min")
    /// The same when nothing is asked of it.
    public static let restingPulse = HealthKind("RestingHeartRate", in: "count/min")
    /// How much the time between two beats varies.
    public static let variability = HealthKind("HeartRateVariabilitySDNN", in: "ms")
    /// Being in bed, asleep and awake; the values are those of ``SleepValue``.
    public static let sleep = HealthKind("SleepAnalysis", in: "")
}

/// What a sample of sleep says; the raw values are those that phones write.
public enum SleepValue: Int, Sendable, CaseIterable {
    case inBed
    /// How deep is not known.
    case asleep
    case awake
    case core
    case deep
    case dreaming
}

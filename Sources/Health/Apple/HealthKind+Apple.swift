extension HealthKind {
    private static let prefixes = [
        "HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKDataType", "HKWorkoutActivityType",
    ]

    /// A name without what all names of its sort begin with.
    package static func shortName(_ identifier: String) -> String {
        for prefix in prefixes where identifier.hasPrefix(prefix) && identifier.utf8.count > prefix.utf8.count {
            return String(identifier.dropFirst(prefix.count))
        }
        return identifier
    }

    /// Whether an identifier is of something that is not measured but is one of several cases.
    package static func isCategory(_ identifier: String) -> Bool { identifier.hasPrefix("HKCategoryTypeIdentifier") }

    /// The units of kinds that rules are made for, so that what comes first cannot decide them.
    package static let settledUnits: [String: String] = Dictionary(
        uniqueKeysWithValues: [
            steps, distance, cycling, activeEnergy, basalEnergy, floors, exercise, pulse, restingPulse, variability,
            HealthKind("WalkingHeartRateAverage", in: "count/min"), HealthKind("RespiratoryRate", in: "count/min"),
            HealthKind("OxygenSaturation", in: "1"), HealthKind("BodyFatPercentage", in: "1"),
            HealthKind("BodyMass", in: "kg"), HealthKind("BodyMassIndex", in: "count"), HealthKind("Height", in: "m"),
            HealthKind("BodyTemperature", in: "°C"), HealthKind("AppleStandTime", in: "min"),
            HealthKind("AppleMoveTime", in: "min"), HealthKind("DistanceSwimming", in: "m"),
            HealthKind("DistanceWheelchair", in: "m"), HealthKind("VO2Max", in: "mL/min·kg"),
            HealthKind("SleepDurationGoal", in: "min"), HealthKind("BloodPressureSystolic", in: "mmHg"),
            HealthKind("BloodPressureDiastolic", in: "mmHg"),
        ].map { ($0.name, $0.unit) }
    )
}

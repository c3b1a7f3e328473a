/// The numbers that the cases of categories stand for.
package enum CategoryValue {
    /// The number of a case by its name or by its number, as old exports have it; nothing where nobody has heard of it.
    package static func number(_ name: String) -> Double? {
        if let number = table[name] { return Double(number) }
        guard let number = Int(name), number >= 0, number < 1_000 else { return nil }
        return Double(number)
    }

    private static let table: [String: Int] = {
        var table = ["": 0, "HKCategoryValueNotApplicable": 0]
        for (group, cases) in groups {
            for (name, number) in cases { table["HKCategoryValue\(group)\(name)"] = number }
        }
        return table
    }()

    private static let groups: [String: [String: Int]] = [
        "SleepAnalysis": [
            "InBed": SleepValue.inBed.rawValue, "Asleep": SleepValue.asleep.rawValue,
            "AsleepUnspecified": SleepValue.asleep.rawValue, "Awake": SleepValue.awake.rawValue,
            "AsleepCore": SleepValue.core.rawValue, "AsleepDeep": SleepValue.deep.rawValue,
            "AsleepREM": SleepValue.dreaming.rawValue,
        ],
        "AppleStandHour": ["Stood": 0, "Idle": 1],
        "Severity": ["Unspecified": 0, "NotPresent": 1, "Mild": 2, "Moderate": 3, "Severe": 4],
        "Presence": ["Present": 0, "NotPresent": 1],
        "AppetiteChanges": ["Unspecified": 0, "NoChange": 1, "Decreased": 2, "Increased": 3],
        "CervicalMucusQuality": ["Dry": 1, "Sticky": 2, "Creamy": 3, "Watery": 4, "EggWhite": 5],
        "OvulationTestResult": ["Negative": 1, "LuteinizingHormoneSurge": 2, "Indeterminate": 3, "EstrogenSurge": 4],
        "PregnancyTestResult": ["Negative": 1, "Positive": 2, "Indeterminate": 3],
        "ProgesteroneTestResult": ["Negative": 1, "Positive": 2, "Indeterminate": 3],
        "MenstrualFlow": ["Unspecified": 1, "Light": 2, "Medium": 3, "Heavy": 4, "None": 5],
        "VaginalBleeding": ["Unspecified": 1, "Light": 2, "Medium": 3, "Heavy": 4, "None": 5],
        "Contraceptive": [
            "Unspecified": 1, "Implant": 2, "Injection": 3, "IntrauterineDevice": 4, "IntravaginalRing": 5, "Oral": 6,
            "Patch": 7,
        ],
        "AppleWalkingSteadinessEvent": ["InitialLow": 1, "InitialVeryLow": 2, "RepeatLow": 3, "RepeatVeryLow": 4],
        "LowCardioFitnessEvent": ["LowFitness": 1],
        "EnvironmentalAudioExposureEvent": ["MomentaryLimit": 1],
        "HeadphoneAudioExposureEvent": ["SevenDayLimit": 1],
        "AudioExposureEvent": ["LoudEnvironment": 1],
    ]
}

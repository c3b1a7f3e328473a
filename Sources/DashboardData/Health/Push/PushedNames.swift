internal import Health

/// What the app's names stand for in the Health app.
enum PushedNames {
    /// The type of a metric; one that is not in the table has the name that its words make.
    static func type(of metric: String) -> String { table[metric] ?? joined(metric, by: "_") }

    static func unit(_ unit: String) -> String { units[unit] ?? unit }

    /// The activity of a workout: `Outdoor Run` is `Running`.
    static func activity(_ name: String) -> String {
        var words = name.split(separator: " ").map(String.init)
        if words.count > 1, ["Indoor", "Outdoor", "Pool"].contains(words[0]) { words.removeFirst() }
        if words.prefix(2) == ["Open", "Water"] { words.removeFirst(2) }
        let text = words.joined(separator: " ")
        return activities[text] ?? joined(text, by: " ")
    }

    static func stage(_ word: String) -> SleepValue? {
        switch word {
        case "Awake": .awake
        case "Asleep", "Unspecified", "AsleepUnspecified": .asleep
        case "In Bed", "InBed": .inBed
        case "Core": .core
        case "REM": .dreaming
        case "Deep": .deep
        default: nil
        }
    }

    /// Whether a type's values add up, so that one stands for the stretch of time after its date.
    static func isSum(_ type: String) -> Bool {
        type.hasPrefix("Distance") || type.hasPrefix("Dietary") || type.hasSuffix("Time") || sums.contains(type)
    }

    private static func joined(_ name: String, by separator: Character) -> String {
        name.split(separator: separator).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static let sums: Set = [
        "StepCount", "ActiveEnergyBurned", "BasalEnergyBurned", "FlightsClimbed", "SwimmingStrokeCount", "PushCount",
        "MindfulMinutes", "TimeInDaylight",
    ]

    private static let units = [
        "bpm": "count/min", "steps": "count", "breaths/min": "count/min", "ml/(kg·min)": "mL/min·kg",
        "mL/(kg·min)": "mL/min·kg", "°C": "degC", "°F": "degF", "lbs": "lb",
    ]

    private static let activities = [
        "Run": "Running", "Walk": "Walking", "Cycle": "Cycling", "Cycling": "Cycling", "Swim": "Swimming",
        "Hike": "Hiking", "Row": "Rowing", "HIIT": "HighIntensityIntervalTraining",
    ]

    private static let table = [
        "active_energy": "ActiveEnergyBurned", "basal_energy_burned": "BasalEnergyBurned",
        "walking_running_distance": "DistanceWalkingRunning", "cycling_distance": "DistanceCycling",
        "swimming_distance": "DistanceSwimming", "wheelchair_distance": "DistanceWheelchair",
        "heart_rate_variability": "HeartRateVariabilitySDNN", "blood_oxygen_saturation": "OxygenSaturation",
        "weight_body_mass": "BodyMass", "vo2_max": "VO2Max", "dietary_energy": "DietaryEnergyConsumed",
        "carbohydrates": "DietaryCarbohydrates", "protein": "DietaryProtein", "total_fat": "DietaryFatTotal",
        "fiber": "DietaryFiber", "dietary_sugar": "DietarySugar", "dietary_water": "DietaryWater",
        "caffeine": "DietaryCaffeine", "mindful_minutes": "MindfulMinutes",
        // The Health app keeps each hour by itself, where this is how many there were.
        "apple_stand_hour": "AppleStandHourCount",
    ]
}

import Foundation

/// An export of records, workouts and rings, many of which come twice or say something else of the same thing.
struct RandomExport {
    private let parts: [String]

    init(seed: UInt64) {
        var dice = Dice(seed: seed)
        parts = (0..<300).map { _ in
            switch Int.random(in: 0..<10, using: &dice) {
            case 0: Self.workout(&dice)
            case 1: Self.summary(&dice)
            default: Self.record(&dice)
            }
        }
    }

    var whole: [UInt8] { Export.whole(parts) }

    func whole(on date: String) -> [UInt8] { Export.whole(parts, on: date) }

    /// Several exports that have all of it between them, some of it more than once.
    func split(_ dice: inout Dice, on date: String = "2026-06-20 09:00:00 +0200") -> [[UInt8]] {
        let count = Int.random(in: 1...4, using: &dice)
        var groups = Array(repeating: [String](), count: count)
        for part in parts.shuffled(using: &dice) {
            groups[Int.random(in: 0..<count, using: &dice)].append(part)
            if Int.random(in: 0..<4, using: &dice) == 0 { groups[Int.random(in: 0..<count, using: &dice)].append(part) }
        }
        return groups.map { Export.whole($0, on: date) }
    }

    private static func record(_ dice: inout Dice) -> String {
        let kinds: [(String, String?, [String?])] = [
            ("HKQuantityTypeIdentifierStepCount", "count", ["1", "2", "NaN"]),
            ("HKQuantityTypeIdentifierDistanceWalkingRunning", "km", ["0.5", "0.25"]),
            ("HKQuantityTypeIdentifierActiveEnergyBurned", "kJ", ["10", "20"]),
            ("HKQuantityTypeIdentifierNewKind", "mi", ["1", "2"]),
            (
                "HKCategoryTypeIdentifierSleepAnalysis", nil,
                ["HKCategoryValueSleepAnalysisAwake", "HKCategoryValueNew"]
            ),
            ("HKCategoryTypeIdentifierMindfulSession", nil, [nil]),
        ]
        let kind = kinds.randomElement(using: &dice) ?? kinds[0]
        let (start, end) = span(&dice)
        return Export.record(
            kind.0,
            (kind.2.randomElement(using: &dice) ?? nil),
            unit: kind.1,
            from: start,
            to: end,
            source: ["Watch", "Ada’s iPhone", "Scale &amp; Co"].randomElement(using: &dice) ?? "",
            device: [nil, "name:Watch"].randomElement(using: &dice) ?? nil
        )
    }

    private static func workout(_ dice: inout Dice) -> String {
        let (start, end) = span(&dice)
        let totals = [
            "", " totalDistance=\"5\" totalDistanceUnit=\"km\"", " totalDistance=\"6\" totalDistanceUnit=\"km\"",
            " totalEnergyBurned=\"300\" totalEnergyBurnedUnit=\"kcal\" duration=\"3\"",
        ]
        let locations = (0..<Int.random(in: 0...2, using: &dice)).map { _ in
            "<Location date=\"\(start)\" latitude=\"5\(Int.random(in: 0...3, using: &dice))\" longitude=\"1\"/>"
        }
        return """
             <Workout workoutActivityType="HKWorkoutActivityTypeRunning" sourceName="Watch"
              \(totals.randomElement(using: &dice) ?? "") startDate="\(start)" endDate="\(end)">
              <WorkoutRoute>\(locations.joined())</WorkoutRoute></Workout>
            """
    }

    private static func summary(_ dice: inout Dice) -> String {
        let number = { (dice: inout Dice) in Int.random(in: 0...3, using: &dice) * 100 }
        return """
             <ActivitySummary dateComponents="2026-06-1\(Int.random(in: 0...5, using: &dice))"
              activeEnergyBurned="\(number(&dice))" activeEnergyBurnedGoal="\(number(&dice))"
              appleExerciseTime="\(number(&dice))" appleMoveTimeGoal="\(number(&dice) / 200)"/>
            """
    }

    /// Few moments, written by one of two clocks.
    private static func span(_ dice: inout Dice) -> (String, String) {
        let minute = Int.random(in: 10...14, using: &dice)
        let end = Int.random(in: minute - 1...16, using: &dice)
        let isAway = Bool.random(using: &dice)
        let clock = { (minute: Int) in "2026-06-15 \(isAway ? "07" : "08"):\(minute):00 \(isAway ? "+0100" : "+0200")" }
        return (clock(minute), clock(end))
    }
}

internal import DashboardCore
internal import SQLite

/// The rows of an export, in the order in which they lie in the file.
enum HealthRows {
    /// Kind, unit, start, end, value, source, device, offset.
    static let samples = """
        SELECT kind.name, kind.unit, start, end, value, source.name, source.device, offset FROM sample
        CROSS JOIN kind ON kind.id = sample.kind CROSS JOIN source ON source.id = sample.source
        """

    /// Activity, start, end, duration, source, device, offset, distance, energy, way.
    static let workouts = """
        SELECT activity, start, end, duration, source.name, source.device, offset, distance, energy, points FROM workout
        CROSS JOIN source ON source.id = workout.source LEFT JOIN route ON route.workout = workout.id
        ORDER BY workout.start
        """

    static let days = """
        SELECT day, move, move_goal, exercise, exercise_goal, stand, stand_goal FROM summary ORDER BY day
        """

    /// The figures of a day: what they are called, and their units.
    static let figures = [
        ("Move", "kcal"), ("MoveGoal", "kcal"), ("Exercise", "min"), ("ExerciseGoal", "min"), ("Stand", "hr"),
        ("StandGoal", "hr"),
    ]

    /// A moment by the clocks where it was noted: `2026-06-15T08:00:00+02:00`.
    static func moment(_ seconds: Int, offset: Int) -> String {
        let local = seconds + offset
        let day = Int((Double(local) / 86_400).rounded(.down))
        let time = local - day * 86_400
        let sign = offset < 0 ? "-" : "+"
        let ahead = abs(offset) / 60
        return CalendarDay(number: day).iso + "T\(two(time / 3_600)):\(two(time / 60 % 60)):\(two(time % 60))"
            + "\(sign)\(two(ahead / 60)):\(two(ahead % 60))"
    }

    static func day(_ number: Int) -> String { CalendarDay(number: number).iso }

    /// As few digits as tell the number from all others.
    static func number(_ value: Double) -> String {
        if let whole = Int(exactly: value) { return "\(whole)" }
        return "\(value)"
    }

    /// The points of a way: seconds since its start, degrees, degrees, metres.
    static func points(_ packed: [UInt8]) -> [(seconds: Int, latitude: Double, longitude: Double, altitude: Double)] {
        stride(from: 0, to: packed.count - 15, by: 16).map { start in
            let words = (0..<4).map { word in
                (0..<4).reduce(UInt32(0)) { $0 | UInt32(packed[start + word * 4 + $1]) << UInt32($1 * 8) }
            }
            let signed = words.map { Double(Int32(bitPattern: $0)) }
            return (Int(words[0]), signed[1] / 1e7, signed[2] / 1e7, signed[3] / 10)
        }
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

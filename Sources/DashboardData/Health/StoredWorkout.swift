import DashboardCore
import Health
import SQLite

/// A workout as it lies in the store.
struct StoredWorkout: Sendable {
    let id: Int
    let activity: Activity
    let moments: Range<Int64>
    let offset: Int32
    let duration: Double
    let distance: Double?
    let energy: Double?
    let source: Int32
    /// What other sources say of the same workout.
    var others: [StoredWorkout] = []

    /// Reads a row with the columns id, activity, start, end, offset, duration, distance, energy and source.
    init(_ row: Statement) {
        id = row.integer(0)
        activity = Activity(named: row.text(1))
        let start = Int64(row.integer(2))
        moments = start..<max(start + 1, Int64(row.integer(3)))
        offset = Int32(clamping: row.integer(4))
        duration = row.real(5)
        distance = row.isNull(6) ? nil : row.real(6)
        energy = row.isNull(7) ? nil : row.real(7)
        source = Int32(clamping: row.integer(8))
    }

    var day: LocalDay { LocalDay(of: moments.lowerBound, offset: offset) }

    /// When it began, by the clocks that were there.
    var start: TimeOfDay { TimeOfDay(minute: day.minute(of: moments.lowerBound, offset: offset)) }

    /// As it is held beside what others say.
    var account: WorkoutAccount { WorkoutAccount(activity.rawValue, by: source, in: moments) }

    /// As pages show it.
    func workout(beats: [Int], route: [Workout.Point], account: Evidence) -> Workout {
        Workout(
            activity,
            nil,
            at: start,
            for: Minutes(max(0, Int(whole: duration / 60) ?? 0)),
            distance: distance.flatMap { Int(whole: $0) },
            energy: energy.flatMap { Int(whole: $0) },
            beats: beats,
            route: route,
            account: account
        )
    }
}

extension LocalDay {
    /// How many minutes after its midnight a moment is, by clocks so far ahead of UTC; negative before it.
    func minute(of moment: Int64, offset: Int32) -> Int {
        let second = Double(moment + Int64(offset)) - Double(number) * Double(Self.length)
        return Int(whole: (second / 60).rounded(.down)) ?? 0
    }
}

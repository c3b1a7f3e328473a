import DashboardCore

/// A day's rings.
struct DayGoals: Hashable, Sendable {
    var move = Goal(nil, of: nil)
    var exercise = Goal(nil, of: nil)
    var stand = Goal(nil, of: nil)
}

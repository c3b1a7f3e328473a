/// What is said of workouts.
package struct WorkoutWords: Sendable {
    let title: String
    let none: String
    let onThatDay: @Sendable (Int) -> String
    let today: @Sendable (Int) -> String
    let noneYet: (title: String, words: String)
    let noneOnThatDay: (title: String, words: String)
    /// The heads of a table.
    let workout: String
    let pulseFrom: String
    let highest: String
    let pulseTo: String
    let noWorkout: String
    let minutes: @Sendable (Int) -> String
    /// Minutes and seconds for a unit of distance.
    let pace: @Sendable (_ time: String, _ unit: String) -> String
    /// The drawing of a way, and whether it ends where it began.
    let way: @Sendable (_ isLoop: Bool) -> String
}

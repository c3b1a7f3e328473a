/// What is said while an export is on its way in.
struct CourseWords: Sendable {
    /// Of two steps, which it is.
    let step: @Sendable (_ step: Int, _ name: String) -> String
    /// The steps: an archive comes before it is read; XML is read while it comes.
    let arriving: String
    let arrivingAndRead: String
    let reading: String
    let writing: String
    /// Whether one may leave.
    let stay: String
    let leave: String
    let stop: String
}

extension Int {
    /// Divides and rounds towards the past, so that what is before 1970 belongs to its own day, too.
    func wholes(of size: Int) -> (count: Int, rest: Int) {
        let (count, rest) = quotientAndRemainder(dividingBy: size)
        return rest < 0 ? (count - 1, rest + size) : (count, rest)
    }

    static let secondsInDay = 86_400

    /// After 400 years the Gregorian calendar begins again, on the same day of the week.
    static let secondsInCycle = 146_097 * secondsInDay
}

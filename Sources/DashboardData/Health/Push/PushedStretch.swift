/// For how long an entry of a metric stands, in seconds.
///
/// The app says it in a header; older ones do not, and then it is seen from how far the entries of a metric lie apart.
package enum PushedStretch: Int64, Sendable, CaseIterable {
    case minute = 60
    case hour = 3_600
    case day = 86_400

    /// Reads the header.
    package init?(naming text: String) {
        let name = text.lowercased()
        guard let stretch = Self.allCases.first(where: { name.hasPrefix("\($0)") }) else { return nil }
        self = stretch
    }

    /// Guesses from moments, given in seconds of the clocks on the wall.
    init(between moments: [Int64]) {
        let sorted = Set(moments).sorted()
        let everyHour = sorted.allSatisfy { $0 % Self.hour.rawValue == 0 }
        guard everyHour else {
            self = .minute
            return
        }
        let gap = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min()
        // Days of 23 and of 25 hours begin at midnight, too.
        let isDaily = sorted.allSatisfy { $0 % Self.day.rawValue == 0 } && (gap ?? .max) >= Self.day.rawValue
        self = isDaily ? .day : .hour
    }
}

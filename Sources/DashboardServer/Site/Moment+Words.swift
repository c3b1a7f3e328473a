import DashboardCore
import FoundationEssentials

extension ServerFacts.Moment {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// A moment in UTC, to the minute: a page that shows it changes no more often.
    init(_ date: Date) {
        let minute = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60)
        let parts = Self.calendar.dateComponents([.weekday, .day, .month, .year, .hour, .minute], from: minute)
        let day = "\(Self.weekdays[(parts.weekday ?? 1) - 1]) \(parts.day ?? 1) \(Self.months[(parts.month ?? 1) - 1])"
        let clock = Self.padded(parts.hour ?? 0) + ":" + Self.padded(parts.minute ?? 0)
        self.init(machine: minute.formatted(.iso8601), human: "\(day) \(parts.year ?? 1970), \(clock) UTC")
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

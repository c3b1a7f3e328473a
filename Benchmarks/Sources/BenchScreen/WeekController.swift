import DashboardCore
import Markup

/// A card of 40 elements and about 1.7 kB: a week, day by day.
final class WeekController: CardController {
    private let days = WeekDay.week

    override var side: String? { "°C" }
    override var source: String? { "made up for this measurement" }
    override var pace: Duration? { .seconds(60) }
    override var words: String? { days.map { "\($0.name): \($0.sky)" }.joined(separator: "\n") }
    override var matter: any Markup { WeekView(days: days) }
}

/// One day of the week.
struct WeekDay: Sendable {
    let name: String
    let sky: String
    let low: Int
    let high: Int

    /// Always the same.
    static let week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].enumerated().map {
        WeekDay(name: $1, sky: skies[$0 % skies.count], low: $0, high: 9 + $0)
    }

    private static let skies = [
        "Clear & calm until the evening", "Light rain from four, then dry", "Fog in the valleys, sun above it",
    ]
}

/// The days below one another.
private struct WeekView: Markup {
    let days: [WeekDay]

    var content: some Markup {
        ol(.class("week"), .role(.list)) {
            for day in days {
                li(.class("day")) {
                    span(.class("name")) { day.name }
                    span(.class("sky")) { day.sky }
                    span(.class("reach")) {
                        day.low; " to "; day.high; "°"
                    }
                }
            }
        }
    }
}

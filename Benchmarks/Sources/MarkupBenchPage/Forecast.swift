/// What the page is made from.
public struct Forecast: Sendable {
    /// One hour of the day.
    public struct Hour: Sendable {
        let hour: Int
        let temperature: Int
        let rain: Double
        let wind: Int
        let sky: String
    }

    /// One day of the week.
    public struct Day: Sendable {
        let name: String
        let low: Int
        let high: Int
        let sky: String
    }

    /// One headline.
    public struct Story: Sendable {
        let title: String
        let site: String
        let address: String
        let comments: Int
    }

    let place: String
    let hours: [Hour]
    let days: [Day]
    let stories: [Story]

    /// Makes up a day, always the same.
    public init() {
        let skies = ["Clear & calm", "Light rain", "Broken clouds", "Fog in the valleys", "Thunder <late>"]
        place = "Tromsø"
        hours = (0..<24).map { hour in
            Hour(
                hour: hour,
                temperature: 6 + (hour * 7) % 11,
                rain: Double((hour * 13) % 17) / 4,
                wind: (hour * 5) % 14,
                sky: skies[hour % skies.count]
            )
        }
        days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].enumerated().map {
            Day(name: $1, low: $0, high: 9 + $0, sky: skies[$0 % skies.count])
        }
        stories = (1...30).map { number in
            Story(
                title: "Show HN: A \"small\" thing that I made over the weekend & what I learned, part \(number)",
                site: "example\(number).org",
                address: "https://example\(number).org/posts/a-small-thing?part=\(number)&from=news",
                comments: number * 17
            )
        }
    }
}

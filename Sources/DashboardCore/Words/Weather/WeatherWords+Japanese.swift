extension WeatherWords {
    static let japanese: WeatherWords = WeatherWords(
        outline: .japanese,
        present: .japanese,
        facts: .japanese,
        days: .japanese,
        light: .japanese,
        air: .japanese,
        alerts: .japanese
    )
}

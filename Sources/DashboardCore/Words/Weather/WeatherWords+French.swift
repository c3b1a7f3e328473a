extension WeatherWords {
    static let french: WeatherWords = WeatherWords(
        outline: .french,
        present: .french,
        facts: .french,
        days: .french,
        light: .french,
        air: .french,
        alerts: .french
    )
}

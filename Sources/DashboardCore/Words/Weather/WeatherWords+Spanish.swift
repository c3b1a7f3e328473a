extension WeatherWords {
    static let spanish: WeatherWords = WeatherWords(
        outline: .spanish,
        present: .spanish,
        facts: .spanish,
        days: .spanish,
        light: .spanish,
        air: .spanish,
        alerts: .spanish
    )
}

extension WeatherWords {
    static let german: WeatherWords = WeatherWords(
        outline: .german,
        present: .german,
        facts: .german,
        days: .german,
        light: .german,
        air: .german,
        alerts: .german
    )
}

extension WeatherWords {
    static let english: WeatherWords = WeatherWords(
        outline: .english,
        present: .english,
        facts: .english,
        days: .english,
        light: .english,
        air: .english,
        alerts: .english
    )
}

extension Forecast {
    /// What the next hours bring, in English and degrees Celsius, as programs are told it.
    package var sentence: String { ForecastTeller(self).sentence }
}

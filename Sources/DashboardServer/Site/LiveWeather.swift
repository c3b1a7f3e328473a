import DashboardCore
import DashboardData

/// The weather of the place that the operator has named, with the clocks of that place.
struct LiveWeather {
    let site: WeatherSite
    let weather: SharedWeather
}

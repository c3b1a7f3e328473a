import DashboardCore
import DashboardData

/// Real weather of all places: that of the operator's first one, with its clocks, unless somebody has chosen another.
struct LiveWeather {
    let site: WeatherSite
    let bureau: SharedBureau
    /// Who finds places by their names, if somebody who is asked for weather does.
    let gazetteer: (any Gazetteer)?
}

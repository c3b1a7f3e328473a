package import DashboardCore
package import FoundationEssentials

/// The days to come at a place as somebody has foretold them, for whatever moment somebody looks.
package struct Outlook: Hashable, Sendable {
    /// As many days as are shown of it.
    private static let shown = 16

    package let source: String
    package let credit: Credit?
    /// When it was fetched.
    package let asOf: Date
    package let days: [Day]

    /// What is foretold of one day by others than its hours.
    package struct Day: Hashable, Sendable {
        package let weather: ForecastDay
        /// What its hours say besides.
        package let figures: [Date: HourFigures]

        fileprivate var isHalfKnown: Bool { weather.hours.reduce(0) { $0 + $1.length } >= 12 }
    }

    /// The forecast for a moment: its hour is the present one, and days that are over are left out.
    ///
    /// Nothing where it says nothing of that moment, so that what is old never passes for the present.
    package func forecast(for site: WeatherSite, at moment: Date) -> Forecast? {
        let today = site.zone.start(of: site.zone.day(of: moment))
        let yesterday = site.zone.start(of: site.zone.day(of: moment).adding(-1))
        // Of a last day that has hardly begun nobody knows how warm it gets.
        let coming = days.filter { $0.weather.start == today || $0.weather.start > today && $0.isHalfKnown }
            .prefix(Self.shown)
        guard let day = coming.first, day.weather.start == today,
            let hour = days.flatMap(\.weather.hours).last(where: { $0.start <= moment }), moment < hour.end,
            let figures = days.lazy.compactMap({ $0.figures[hour.start] }).first
        else { return nil }
        return Forecast(
            place: site.place,
            offset: site.zone.offset(at: moment).seconds,
            zone: site.zone,
            asOf: asOf,
            moment: moment,
            source: source,
            credit: credit,
            current: CurrentWeather(hour, figures),
            days: coming.map(\.weather),
            highYesterday: days.first { $0.weather.start == yesterday && $0.isHalfKnown }?.weather.high
        )
    }
}

extension CurrentWeather {
    fileprivate init(_ hour: ForecastHour, _ figures: HourFigures) {
        self.init(
            station: nil,
            temperature: hour.temperature,
            feelsLike: figures.feelsLike,
            condition: hour.condition,
            windDirection: figures.windDirection,
            wind: hour.wind,
            gusts: figures.gusts,
            humidity: figures.humidity,
            dewPoint: figures.dewPoint
        )
    }
}

/// One place as it is watched for everybody who wants to know about it.
package struct WeatherPost: Sendable {
    /// Stands for somebody who looks, as long as it is held.
    package typealias Watch = AnyObject & Sendable

    package let weather: SharedWeather
    /// What the clocks there say, where that is known.
    package let clock: LocalClock?
    private let watch: @Sendable () -> (any Watch)?

    package init(
        _ weather: SharedWeather,
        clock: LocalClock? = nil,
        watch: @escaping @Sendable () -> (any Watch)? = { nil }
    ) {
        self.weather = weather
        self.clock = clock
        self.watch = watch
    }

    /// The same post for somebody who calls the place by that name.
    package func called(_ name: String) -> WeatherPost {
        WeatherPost(weather.called(name), clock: clock, watch: watch)
    }

    /// Has what is known kept fresh for as long as the answer is held.
    package func keepFresh() -> (any Watch)? { watch() }
}

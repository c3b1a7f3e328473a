import DashboardCore
import DashboardData
import FoundationEssentials

/// The surroundings of one exhibit: what time it is there, and sources that bring its widget into one state.
struct GalleryScene: Sendable {
    /// How long ago a source gave its last good answer that fails now.
    private static let age = 4 * 3600.0

    let state: GalleryState
    /// What time it is for the widget: until its source has failed, that of the last good answer.
    let now: @Sendable () -> Date
    let weather: SharedWeather
    private let town: SampleTown
    private let script: Script

    /// Sets up the sources, all of which are called the same when they fail.
    init(_ state: GalleryState, at moment: @escaping @Sendable () -> Date, source: String) {
        let script = state.script(from: source)
        let now = { @Sendable in
            state == .stale && !script.hasFailed ? moment().addingTimeInterval(-Self.age) : moment()
        }
        let town = SampleTown(now: now)
        self.state = state
        self.script = script
        self.now = now
        self.town = town
        weather = SharedWeather(ScriptedWeather(state: state, script: script, town: town), clock: now)
    }

    /// Has the sources fail that have answered so far.
    func breakDown() { script.breakDown() }

    var clock: LocalClock { town.clock }

    var air: SharedFeature<AirQuality> { ScriptedAir(state: state, script: script, town: town).shared() }

    var alerts: SharedFeature<WeatherAlerts> { ScriptedAlerts(state: state, script: script, town: town).shared() }

    var body: ScriptedBody { ScriptedBody(state: state, script: script, town: town) }

    var shelf: ScriptedShelf { ScriptedShelf(state: state, script: script, clock: clock) }

    /// Whom the first screen asks.
    var today: TodaySources {
        TodaySources(
            profile: state == .extreme ? Excess.profile : SampleProfile.ingrid,
            place: town.place,
            clock: clock,
            weather: weather,
            body: body,
            plans: ScriptedPlans(state: state, script: script, town: town),
            shelf: shelf
        )
    }

    /// Whom the wall asks.
    var wall: WallSources { WallSources(today) }
}

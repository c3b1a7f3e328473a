import DashboardCore
import DashboardData
import FoundationEssentials

/// The surroundings of one exhibit: what time it is there, and sources that bring its widget into one state.
struct GalleryScene: Sendable {
    /// How long ago a source gave its last good answer that fails now.
    private static let age = 4 * 3600.0

    let state: GalleryState
    private let moment: @Sendable () -> Date
    private let script: Script

    /// Sets up the sources, all of which are called the same when they fail.
    init(_ state: GalleryState, at moment: @escaping @Sendable () -> Date, source: String) {
        self.state = state
        self.moment = moment
        script = state.script(from: source)
    }

    /// What time it is for the widget: until its source has failed, that of the last good answer.
    var now: @Sendable () -> Date {
        { [self] in state == .stale && !script.hasFailed ? moment().addingTimeInterval(-Self.age) : moment() }
    }

    /// Has the sources fail that have answered so far.
    func breakDown() { script.breakDown() }

    var clock: LocalClock { LocalClock(now: now, offset: { CivilTime($0).offsetSeconds }) }

    var weather: ScriptedWeather { ScriptedWeather(state: state, script: script, now: now) }

    var body: ScriptedBody { ScriptedBody(state: state, script: script, now: now) }

    var shelf: ScriptedShelf { ScriptedShelf(state: state, script: script, clock: clock) }

    /// What a wall asks for; in the extreme, its plans are many and long.
    var wall: WallSources {
        let base = SampleWall.sources(weather: weather, body: body)
        return WallSources(
            names: base.names,
            weather: base.weather,
            agenda: { [self] in
                try await script.answer {
                    switch state {
                    case .empty: []
                    case .extreme:
                        (0..<9).map {
                            AgendaEntry(TimeOfDay(15 + $0, 5), "Long conversation about the roof, part \($0)")
                        }
                    default: try await base.agenda()
                    }
                }
            },
            goals: base.goals
        )
    }
}

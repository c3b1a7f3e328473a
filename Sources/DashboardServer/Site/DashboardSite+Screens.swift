import DashboardCore
import DashboardData
import DashboardWeb

extension DashboardSite {
    /// The kinds of screens that are shown unless the command line names others; the first is the front page.
    static let usualScreens: [Identifier] = ["today", "rainstorm", "day", "stories", "server", "settings", "kiosk"]

    /// The screens that are wanted; a kind that does not exist keeps the server from starting.
    func storyboard() throws -> Storyboard {
        let wanted = options.screens.isEmpty ? Self.usualScreens : options.screens
        let further = options.isRehearsing ? ["rehearsal"] + Gallery.names : []
        return try Storyboard(wanted + further.filter { !wanted.contains($0) }, from: screens(wanted))
    }

    /// The body of whoever has imported theirs, and that of the samples until then.
    private func body(in town: SampleTown) -> any BodySource {
        let sample = SampleBody(in: town)
        return health.map { OwnBody(HealthBody($0, clock: town.clock), orElse: sample) } ?? sample
    }

    /// Every kind of screen that can be named, with the samples that it shows.
    private func screens(_ wanted: [Identifier]) -> ControllerRegistry<ScreenController> {
        let (clock, facts) = (options.clock, facts)
        let town =
            weather.map { SampleTown($0.site, now: clock.now, delay: options.slowness) }
            ?? SampleTown(now: clock.now, delay: options.slowness)
        let weather = self.weather?.bureau ?? .sample(in: town, clock: clock.now)
        let (body, shelf) = (self.body(in: town), SampleShelf(in: town))
        let today = TodaySources(
            profile: SampleProfile.ingrid,
            place: town.place,
            clock: town.clock,
            weather: weather,
            body: body,
            plans: SamplePlans(in: town),
            shelf: shelf
        )
        let wall = WallSources(today)
        var screens = ControllerRegistry<ScreenController>()
        screens.register(TodayController.self) { TodayController(today) }
        let door = wanted.contains("settings") ? PlacesController.door : nil
        screens.register(RainstormController.self) {
            RainstormController(provider: weather, clock: clock.now, choosing: door)
        }
        screens.register(DayController.self) { DayController(from: body, clock: { clock.now() }) }
        screens.register(StoriesController.self) {
            StoriesController(SampleProfile.ingrid, shelf: shelf, clock: town.clock)
        }
        screens.register(ServerController.self) { ServerController(facts: facts, clock: clock) }
        let places = places(weather)
        screens.register(SettingsController.self) { [manner] in SettingsController(house: manner, places: places) }
        screens.register(KioskController.self) { KioskController(wall, clock: town.clock) }
        screens.register(RehearsalController.self) { RehearsalController(clock: clock) }
        Gallery(clock: clock, facts: facts).register(in: &screens)
        return screens
    }

    /// Whom the choice of places asks.
    private func places(_ bureau: SharedBureau) -> PlaceSources {
        let zones = ZoneFolder()
        return PlaceSources(
            bureau,
            gazetteer: weather?.gazetteer,
            zones: { zones.names },
            knowsZone: { zones.knows($0) }
        )
    }
}

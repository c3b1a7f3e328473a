import DashboardCore
import DashboardData

extension Showcase {
    /// The cards of the first screen that no other screen has.
    static let today = [
        Showcase("day-line", "The day", GalleryState.fetched, source: "all sources of the day") {
            DayLineController($0.today)
        },
        Showcase("glance", "Weather at a glance", GalleryState.fetched, source: "the sample forecast") {
            WeatherGlanceController(provider: $0.weather, clock: $0.now)
        },
        Showcase("next", "Next", GalleryState.measured, source: "the sample calendar") {
            NextController($0.today)
        },
        Showcase("last-night", "Last night", GalleryState.measured, source: "the sample watch") {
            LastNightController(of: $0.body.today(), from: $0.body, clock: $0.now)
        },
        Showcase("to-read", "To read", GalleryState.measured, source: "3 sample feeds") {
            ToReadController(shelf: $0.shelf, door: StoriesController.door, clock: $0.clock)
        },
        Showcase("tomorrow", "Tomorrow", GalleryState.fetched, source: "the sample forecast") {
            TomorrowController(provider: $0.weather, clock: $0.now)
        },
    ]

    /// The cards about the weather.
    static let weather = [
        Showcase("hours", "Next 48 hours", GalleryState.fetched, source: "the sample forecast") {
            WeatherHoursController(provider: $0.weather, clock: $0.now)
        },
        Showcase("now", "Right now", GalleryState.fetched, source: "the sample forecast") {
            WeatherNowController(provider: $0.weather, clock: $0.now)
        },
        Showcase("air", "Air", GalleryState.fetched, source: "the sample station") {
            AirQualityController($0.air, clock: $0.now)
        },
        Showcase("alerts", "Warnings", GalleryState.measured, source: "the sample service") {
            WeatherAlertsController($0.alerts, clock: $0.now)
        },
        Showcase("week", "Seven days", GalleryState.fetched, source: "the sample forecast") {
            WeatherWeekController(provider: $0.weather, clock: $0.now)
        },
        Showcase("sun", "Sun", GalleryState.fetched, source: "the sample forecast") {
            WeatherSunController(provider: $0.weather, clock: $0.now)
        },
    ]

    /// The cards about the body.
    static let body = [
        Showcase("calendar", "Calendar", [.ready, .extreme]) {
            CalendarController(from: $0.body, showing: $0.body.today())
        },
        Showcase("summary", "Summary", GalleryState.measured, source: "the sample watch") {
            DaySummaryController(of: $0.body.today(), from: $0.body, clock: $0.now)
        },
        Showcase("average", "Heart rate", GalleryState.measured, source: "the sample watch") {
            AverageController(of: $0.body.today(), from: $0.body, clock: $0.now)
        },
        Showcase("sleep", "Sleep", GalleryState.measured, source: "the sample watch") {
            SleepController(of: $0.body.today(), from: $0.body, clock: $0.now)
        },
        Showcase("workout", "Workouts", GalleryState.measured, source: "the sample watch") {
            WorkoutController(of: $0.body.today(), from: $0.body, clock: $0.now)
        },
        Showcase("weekly-sleep", "Sleep, seven nights", GalleryState.measured, source: "the sample watch") {
            WeeklySleepController(of: $0.body.today(), from: $0.body, clock: $0.now)
        },
        Showcase("resting", "Resting heart", GalleryState.measured, source: "the sample watch") {
            RestingController(of: $0.body.today(), from: $0.body, clock: $0.now)
        },
    ]

    /// Whose stories there are, and the stories.
    static let stories = [
        Showcase("profile", "Profile", [.ready, .extreme, .hidden]) { scene in
            ProfileController(scene.state == .extreme ? Excess.profile : SampleProfile.ingrid)
        },
        Showcase("list", "List of stories", GalleryState.measured, source: "3 sample feeds") {
            StoryListController(shelf: $0.shelf, clock: $0.clock)
        },
        Showcase("cover", "Cover", GalleryState.kept + [.empty], source: "3 sample feeds") {
            CoverController(shelf: $0.shelf, clock: $0.clock)
        },
        Showcase("story", "Story", GalleryState.kept, source: "3 sample feeds") {
            StoryController("bridge", shelf: $0.shelf, clock: $0.clock)
        },
    ]

    /// The panels of the kiosk.
    static let wall = [
        Showcase("weather", "Weather on the wall", GalleryState.kept, source: "the sample forecast", isAlwaysDark: true)
        {
            WallWeatherController($0.wall, clock: $0.clock)
        },
        Showcase(
            "day",
            "Day on the wall",
            GalleryState.kept + [.empty],
            source: "the sample calendar",
            isAlwaysDark: true
        ) {
            WallDayController($0.wall, clock: $0.clock)
        },
        Showcase(
            "goals",
            "Goals on the wall",
            GalleryState.kept + [.empty],
            source: "the sample watch",
            isAlwaysDark: true
        ) {
            WallBodyController($0.wall, clock: $0.clock)
        },
    ]

    /// What needs no source: the clock, the day, and what the server says of itself.
    static func house(_ clock: WallClock, _ facts: ServerFacts) -> [Showcase] {
        [
            Showcase("almanac", "Almanac", [.ready, .hidden]) { _ in AlmanacController(clock: clock) },
            Showcase("clock", "Clock", [.ready, .hidden]) { _ in ClockController(clock: clock) },
            Showcase("facts", "As it stands", [.ready, .hidden]) { _ in ServerFactsController(facts: facts) },
            Showcase("questions", "What you can ask it", [.ready, .hidden]) { _ in
                QuestionsController(origin: facts.origin)
            },
        ]
    }
}

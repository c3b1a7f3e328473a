import DashboardCore
import Testing

@Suite("What is measured of a body")
struct BodyModelTests {
    @Test(
        "A time of day is written as on a clock, also where it is of the evening before",
        arguments: [(0, "00:00"), (435, "07:15"), (1439, "23:59"), (1440, "00:00"), (-56, "23:04"), (-1441, "23:59")]
    )
    func timeOfDay(minute: Int, text: String) {
        #expect(TimeOfDay(minute: minute).text == text)
    }

    @Test(
        "A length is written in hours and minutes",
        arguments: [(0, "0:00"), (21, "0:21"), (426, "7:06"), (600, "10:00")]
    )
    func minutes(count: Int, figures: String) {
        #expect(Minutes(count).figures == figures)
    }

    @Test(
        "A goal says how much of it is done",
        arguments: [
            (744, 900, 83, false), (68, 60, 113, true), (0, 12, 0, false), (12, 12, 100, true), (5, 0, 0, true),
        ]
    )
    func goal(done: Int, wanted: Int, percent: Int, isMet: Bool) {
        let goal = Goal(done, of: wanted)
        #expect(goal.percent == percent)
        #expect(goal.isMet == isMet)
    }

    @Test("A night adds up its stages, and what is not awake is asleep")
    func night() {
        let night = StubBody.night
        #expect(night.inBed == Minutes(200))
        #expect(night.asleep == Minutes(180))
        #expect(night.time(in: .core) == Minutes(90))
        #expect(night.percent(in: .core) == 45)
        #expect(Night.Stage.allCases.map { night.time(in: $0).count }.reduce(0, +) == night.inBed.count)
        #expect(night.start.text == "23:40")
        #expect(night.end.text == "03:00")
        #expect(night.wakings == 1)
    }

    @Test("An hour of the pulse has the extremes of its steps and their mean")
    func hours() throws {
        let hours = StubBody.pulse.hours
        #expect(hours.map(\.time.text) == ["06:00", "07:00"])
        let seven = try #require(hours.last)
        #expect([seven.lowest, seven.average, seven.highest] == [60, 110, 171])
        #expect(StubBody.pulse.lowest == 48)
    }

    @Test("A pace is counted for those who run", arguments: [(Activity.running, Optional(332)), (.cycling, nil)])
    func pace(kind: Activity, seconds: Int?) {
        let workout = Workout(
            kind,
            "Out",
            at: TimeOfDay(7, 15),
            for: Minutes(41),
            distance: 7400,
            energy: 446,
            beats: [],
            route: []
        )
        #expect(workout.pace == seconds)
    }
}

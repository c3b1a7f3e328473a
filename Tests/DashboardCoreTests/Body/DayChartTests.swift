import DashboardCore
import Markup
import Testing

@Suite("Drawings of the day")
struct DayChartTests {
    private func text(_ markup: some Markup) -> String {
        String(decoding: markup.rendered().bytes, as: UTF8.self)
    }

    @Test(
        "A ring goes round as far as its goal is reached, and has a second lap above that",
        arguments: [
            (0.0, 0, ""), (-1, 0, ""), (.nan, 0, ""), (0.5, 1, #"stroke-dasharray="157.08 314.159""#),
            (1, 1, #"stroke-dasharray="314.159 314.159""#), (1.25, 3, #"stroke-dasharray="78.54 314.159""#),
            (9, 3, #"stroke-dasharray="313.845 314.159""#),
        ]
    )
    func ring(share: Double, arcs: Int, dashes: String) {
        let ring = text(Ring(share, .move, center: 100, radius: 50, width: 10))
        #expect(ring.ranges(of: "<circle").count == arcs + 1)
        #expect(ring.hasPrefix(#"<circle class="track""#))
        #expect(dashes.isEmpty || ring.contains(dashes))
    }

    @Test("A ring that stands alone brings its colours, one on a page does not")
    func colours() {
        #expect(
            text(Ring(0.5, .stand, center: 9, radius: 5, width: 1, standsAlone: true)).contains(##"stroke="#1f68a3""##)
        )
        #expect(!text(Ring(0.5, .stand, center: 9, radius: 5, width: 1)).contains("stroke=\"#"))
    }

    @Test("Each drawing says in a sentence what it shows")
    func labels() {
        #expect(
            text(StageBar(of: StubBody.night)).contains(
                "In bed from 23:40 to 03:00, asleep for 3 h 00; one short time awake."
            )
        )
        let band = text(HeartBand(of: StubBody.pulse, until: TimeOfDay(14, 20)))
        #expect(band.contains("Between 48 and 171 beats a minute, highest 171 at 07:15, running; resting 51."))
        #expect(text(Sparkline([3, 9, 4], height: 60)).contains("From 3 to 4 beats a minute, highest 9"))
    }

    @Test(
        "Where clocks are changed in a night, its hours are those that they show",
        arguments: [
            (nil, ["00", "01", "02", "03", "04", "05", "06"]),
            (Night.ClockChange(at: 240, by: -60), ["00", "01", "02", "02", "03", "04", "05"]),
            (Night.ClockChange(at: 180, by: 60), ["00", "01", "03", "04", "05", "06", "07"]),
        ] as [(Night.ClockChange?, [String])]
    )
    func changedClocks(change: Night.ClockChange?, hours: [String]) {
        let night = Night(
            start: TimeOfDay(minute: -60),
            stretches: [.init(.core, from: 0, to: 480)],
            usual: nil,
            change: change
        )
        let bar = text(StageBar(of: night))
        let marks = bar.matches(of: /class="mid(?: wide)?"[^>]*>([0-9]+)</).map { String($0.output.1) }
        #expect(marks == hours)
        #expect(bar.contains(">\(change == nil ? "07:00" : change?.shift == 60 ? "08:00" : "06:00")<"))
    }

    @Test("A pulse that is told hour by hour has a band like any other, and a longer silence is a gap in it")
    func hourlyPulse() {
        let steps = [8, 9, 10, 12, 13].map {
            Pulse.Step(TimeOfDay($0, 0), lowest: 50, average: 70, highest: 90)
        }
        let band = text(HeartBand(of: Pulse(steps: steps, resting: nil, peak: nil, woke: nil), until: nil))
        #expect(band.matches(of: /class="band"/).count == 2)
    }

    @Test("A bar of sums has a share for each stage and no clock")
    func shares() {
        let night = Night(
            start: TimeOfDay(minute: -60),
            stretches: [
                .init(.core, from: 0, to: 240), .init(.deep, from: 240, to: 300), .init(.awake, from: 300, to: 400),
            ],
            usual: nil,
            isInOrder: false
        )
        let bar = text(ShareBar(of: night))
        #expect(bar.contains("Deep 1 h 00, Core 4 h 00, Awake 1 h 40"))
        #expect(bar.contains(#"width="15%""#) && bar.contains(#"width="60%""#) && bar.contains(#"width="25%""#))
        #expect(!bar.contains("23:00"))
    }

    @Test("What has not happened is shaded, and a day that is over has nothing such")
    func future() {
        #expect(text(HeartBand(of: StubBody.pulse, until: TimeOfDay(12, 0))).contains("not yet"))
        #expect(!text(HeartBand(of: StubBody.pulse, until: nil)).contains("not yet"))
    }

    @Test("The bars of nights start at nothing, and in bed is at least as high as asleep")
    func nights() {
        let day = CalendarDay(number: 0)
        let bars = text(NightBars(of: [NightLength(day, asleep: Minutes(300), inBed: Minutes(600))]))
        // From 24 to 202 pixels for ten hours.
        #expect(bars.contains(#"y="24" width="66.36%" height="178""#))
        #expect(bars.contains(#"y="113" width="66.36%" height="89""#))
        #expect(bars.contains(">5:00</text>"))
    }

    @Test("A line of fewer than two values is not drawn", arguments: [[], [7]])
    func short(values: [Int]) {
        #expect(text(Sparkline(values, height: 60)).isEmpty)
        #expect(text(RouteLine([])).isEmpty)
    }
}

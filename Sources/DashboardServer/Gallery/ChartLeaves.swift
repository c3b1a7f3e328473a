import DashboardCore
import Markup

/// The charts on their own, with what is hardest to draw.
enum ChartLeaves {
    static func all() -> [Controller] {
        sparklines + rings + [
            chart("nights-none", "Seven nights without sleep", NightBars(of: nights { _ in 0 })),
            chart("nights-one", "One night of seven", NightBars(of: nights { $0 == 6 ? 480 : 0 })),
            chart("nights-long", "Days in bed", NightBars(of: nights { $0 * 240 })),
            chart("stages-one", "A night in one stage", StageBar(of: night([.deep], each: 400))),
            chart("stages-nap", "A nap", StageBar(of: night([.awake, .core], each: 6))),
            chart("stages-many", "A restless night", StageBar(of: Excess.night)),
            chart("stages-sums", "A night of which only the sums are known", ShareBar(of: Excess.night)),
            chart("stages-autumn", "The night in which clocks are put back", StageBar(of: Excess.autumnNight)),
            chart("heart-one", "One quarter of an hour", HeartBand(of: Excess.onePulse, until: TimeOfDay(0, 15))),
            chart("heart-wild", "Between 26 and 231", HeartBand(of: Excess.pulse, until: TimeOfDay(14, 15))),
            chart("heart-late", "At midnight", HeartBand(of: Excess.midnightPulse, until: TimeOfDay(24, 0))),
        ]
    }

    private static var sparklines: [Controller] {
        [
            chart("spark-two", "Two values", Sparkline([52, 54], height: 112)),
            chart("spark-same", "All the same", Sparkline([52, 52, 52, 52], height: 112)),
            chart("spark-zero", "All nothing", Sparkline([0, 0, 0], height: 112)),
            chart("spark-below", "Below zero", Sparkline([-40, -3, -41, 120], height: 112)),
            chart(
                "spark-late",
                "Highest just before the end",
                Sparkline([100, 101, 99, 188, 187], height: 112)
            ),
        ]
    }

    private static var rings: [Controller] {
        [("none", 0), ("little", 1), ("nearly", 99), ("all", 100), ("more", 130), ("twice", 250)].map { name, percent in
            let goal = Goal(percent, of: 100)
            let drawing = div(.class("alone")) { Rings(move: goal, exercise: goal, stand: goal) }
            return chart(Identifier("rings-\(name)") ?? "rings", "Rings at \(percent) per cent", drawing)
        }
    }

    private static func chart(_ identifier: Identifier, _ name: String, _ drawing: some Markup) -> Controller {
        let drawing = drawing.rendered()
        return LeafController(identifier, name, .narrow) { _, _ in div(.class("card")) { drawing } }
    }

    private static func nights(_ minutes: (Int) -> Int) -> [NightLength] {
        (0..<7).map { index in
            let asleep = Minutes(minutes(index))
            return NightLength(CalendarDay(number: 20_000 + index), asleep: asleep, inBed: asleep)
        }
    }

    private static func night(_ stages: [Night.Stage], each length: Int) -> Night {
        Night(
            start: TimeOfDay(23, 4),
            stretches: stages.enumerated().map { index, stage in
                .init(stage, from: index * length, to: (index + 1) * length)
            },
            usual: Minutes(420)
        )
    }
}

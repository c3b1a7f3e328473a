import Foundation
import Testing

@testable import DashboardCore

@Suite("What follows for a day's plans")
struct DayAdviceTests {
    /// A day told at nine; the hours that are named are wet.
    private func advice(rain: [Int: Double] = [:], plans: [Plan] = [], asleep: Int? = nil) throws -> DayAdvice {
        let spells = (9..<24).map { hour in
            rain[hour].map { Spell.wet(1, .rain, 9, $0) } ?? .dry(1, .cloudy, Double(hour))
        }
        let forecast = try #require(Forecast.told(spells))
        let night = asleep.map {
            Night(start: TimeOfDay(minute: -60), stretches: [.init(.core, from: 0, to: $0)], usual: Minutes(420))
        }
        return DayAdvice(
            on: DayCourse(
                now: forecast.time(forecast.moment),
                forecast: asleep == nil ? forecast : nil,
                night: night,
                workouts: nil,
                plans: plans
            )
        )
    }

    private func errand(from start: TimeOfDay, to end: TimeOfDay, way: Int) -> Plan {
        Plan("Dentist", from: start, to: end, way: Minutes(way))
    }

    @Test(
        "Rain meets a plan from setting out to being home",
        arguments: [
            ([:], .nothing), ([13: 0.5], .rain), ([14: 0.9], .rain), ([14: 1], .heaviestRain), ([15: 0.5], .rain),
            ([12: 0.5], .dryByThen(home: 15)), ([16: 0.5], .nothing), ([12: 2, 14: 1], .rain),
        ] as [([Int: Double], DayAdvice.Meeting)]
    )
    func meeting(rain: [Int: Double], meeting: DayAdvice.Meeting) throws {
        let plan = errand(from: TimeOfDay(14, 0), to: TimeOfDay(15, 0), way: 60)
        #expect(try advice(rain: rain).meeting(plan) == meeting)
        let rest = Plan("Bed", from: TimeOfDay(14, 0), to: TimeOfDay(15, 0), .rest)
        #expect(try advice(rain: rain).meeting(rest) == .nothing)
    }

    @Test("Whoever has to leave is told so until it is time")
    func leaving() throws {
        let advice = try advice()
        let soon = errand(from: TimeOfDay(9, 20), to: TimeOfDay(10, 0), way: 20)
        let late = errand(from: TimeOfDay(9, 19), to: TimeOfDay(10, 0), way: 20)
        #expect(advice.remark(on: soon) == "Leave at 09:00." && advice.remark(on: late) == nil)
    }

    @Test("A plan that has just ended is over")
    func over() throws {
        let over = errand(from: TimeOfDay(8, 0), to: TimeOfDay(9, 0), way: 0)
        let going = errand(from: TimeOfDay(8, 0), to: TimeOfDay(9, 1), way: 0)
        #expect(try advice(plans: [over, going]).plansToCome == [going])
    }

    @Test(
        "A night is held against what somebody is used to",
        arguments: [
            (420, "You have slept well."), (419, "You have slept enough."), (391, "You have slept enough."),
            (390, "You have slept little."),
        ]
    )
    func night(minutes: Int, sentence: String) throws {
        #expect(try advice(asleep: minutes).sentence() == sentence)
    }

    @Test("It clears before a plan that begins when the rain has ended, and before no other")
    func clearing() throws {
        let after = errand(from: TimeOfDay(13, 0), to: TimeOfDay(14, 0), way: 0)
        let during = errand(from: TimeOfDay(12, 30), to: TimeOfDay(13, 30), way: 0)
        #expect(try advice(rain: [12: 0.5], plans: [after]).sentence().hasSuffix("It clears before Dentist."))
        #expect(try !advice(rain: [12: 0.5], plans: [during]).sentence().contains("It clears"))
    }
}

import DashboardCore
import DashboardData
import Foundation
import Testing

@Suite("The sample of a body")
struct SampleBodyTests {
    private let today: CalendarDay
    private let sample: SampleBody

    init() throws {
        today = try #require(CalendarDay("2026-04-14"))
        sample = try Self.sample(at: "2026-04-14T12:20:00Z")
    }

    private static func sample(at text: String) throws -> SampleBody {
        let moment = try Date(text, strategy: .iso8601)
        return SampleBody(in: SampleTown(now: { moment }))
    }

    @Test("Today is the day of which the other screens speak, too")
    func today() async throws {
        let summary = try await sample.summary(of: today)
        #expect(summary.value.move == Goal(744, of: 900))
        #expect(summary.value.steps == 13_120)
        #expect(summary.value.note.hasSuffix("Sleep was six minutes over your average."))
        #expect(summary.asOf == (try Date("2026-04-14T12:20:00Z", strategy: .iso8601)))
        let night = try await sample.night(before: today).value
        #expect([night.start.text, night.end.text] == ["23:04", "06:31"])
        #expect(night.asleep == Minutes(426))
        let pulse = try await sample.pulse(of: today).value
        #expect(pulse.peak == Pulse.Peak(171, at: TimeOfDay(7, 45), cause: "running"))
        #expect(pulse.steps.last?.average.rounded() == 70)
        let nights = try await sample.nights(endingWith: today).value
        #expect(nights.average == Minutes(420))
    }

    @Test("On each day the figures fit together", arguments: 0...55)
    func agreement(daysAgo: Int) async throws {
        let day = today.adding(-daysAgo)
        let summary = try await sample.summary(of: day).value
        let workouts = try await sample.workouts(on: day).value
        let night = try await sample.night(before: day).value
        let pulse = try await sample.pulse(of: day).value
        let glance = try #require(sample.glances(endingWith: day).last)
        #expect(workouts.reduce(0) { $0 + ($1.energy ?? 0) } <= summary.move.done ?? 0)
        #expect(workouts.reduce(0) { $0 + $1.length.count } <= summary.exercise.done ?? 0)
        #expect(workouts.filter { $0.kind == .running }.reduce(0) { $0 + ($1.distance ?? 0) } <= summary.distance ?? 0)
        #expect(glance.move == summary.move && glance.workouts == workouts.count)
        #expect(try await sample.nights(endingWith: day).value.last?.asleep == night.asleep)
        #expect(zip(night.stretches, night.stretches.dropFirst()).allSatisfy { $0.end == $1.start && $0.length > 0 })
        #expect(pulse.woke == night.end)
        #expect(pulse.steps.allSatisfy { $0.lowest < $0.average && $0.average <= $0.highest })
        if let highest = workouts.flatMap(\.beats).max() { #expect(pulse.peak?.beats == highest) }
    }

    /// How far the day has come at some moment, as the clocks in Bergen say it, two hours ahead.
    struct Moment: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let utc: String
        let asOf: String
        let move: Int
        let stand: Int
        let workouts: Int
        let isNightKnown: Bool
    }

    static let moments = [
        Moment(
            testDescription: "the first minute of the day",
            utc: "2026-04-13T22:00:30Z",
            asOf: "00:00",
            move: 0,
            stand: 0,
            workouts: 0,
            isNightKnown: false
        ),
        Moment(
            testDescription: "asleep",
            utc: "2026-04-14T02:39:00Z",
            asOf: "04:30",
            move: 0,
            stand: 0,
            workouts: 0,
            isNightKnown: false
        ),
        Moment(
            testDescription: "awake",
            utc: "2026-04-14T04:40:00Z",
            asOf: "06:40",
            move: 0,
            stand: 1,
            workouts: 0,
            isNightKnown: true
        ),
        Moment(
            testDescription: "after the run",
            utc: "2026-04-14T06:09:59Z",
            asOf: "08:00",
            move: 480,
            stand: 2,
            workouts: 1,
            isNightKnown: true
        ),
        Moment(
            testDescription: "the afternoon of the pictures",
            utc: "2026-04-14T12:20:00Z",
            asOf: "14:20",
            move: 744,
            stand: 9,
            workouts: 2,
            isNightKnown: true
        ),
        Moment(
            testDescription: "the last minute of the day",
            utc: "2026-04-14T21:59:30Z",
            asOf: "23:50",
            move: 868,
            stand: 13,
            workouts: 2,
            isNightKnown: true
        ),
    ]

    @Test("Today is told as far as it has come", arguments: moments)
    func progress(moment: Moment) async throws {
        let sample = try Self.sample(at: moment.utc)
        #expect(sample.today() == today)
        let summary = try await sample.summary(of: today)
        #expect(summary.time?.text == moment.asOf)
        #expect(summary.value.move.done == moment.move)
        #expect(summary.value.stand.done == moment.stand)
        #expect(try await sample.workouts(on: today).value.count == moment.workouts)
        #expect(sample.glances(endingWith: today).last?.workouts == moment.workouts)
        let night = try await sample.night(before: today)
        #expect(night.value.isKnown == moment.isNightKnown)
        #expect((summary.value.variability == nil) == !moment.isNightKnown)
        let nights = try await sample.nights(endingWith: today).value
        #expect(nights.count == 7 && nights.last?.day == (moment.isNightKnown ? today : today.adding(-1)))
        let end = try #require(summary.time)
        let pulse = try await sample.pulse(of: today).value
        #expect(pulse.steps.allSatisfy { $0.time < end } && pulse.woke.map { $0 <= end } == true)
        #expect(pulse.isKnown == (end.minute > 0))
    }

    @Test("The day only grows, and nothing is known before it was measured")
    func growth() async throws {
        var last = 0
        for step in 0..<144 {
            let moment = try Date("2026-04-13T22:00:00Z", strategy: .iso8601).addingTimeInterval(Double(step) * 600)
            let reading = try await SampleBody(in: SampleTown(now: { moment })).summary(of: today)
            #expect(reading.asOf <= moment)
            let steps = try #require(reading.value.steps)
            #expect(steps >= last)
            last = steps
        }
    }

    @Test("It says the same each time that it is asked")
    func steadiness() async throws {
        let day = today.adding(-20)
        #expect(try await sample.pulse(of: day).value == sample.pulse(of: day).value)
        #expect(try await sample.night(before: day).value == sample.night(before: day).value)
        #expect(try await sample.pulse(of: day).value != sample.pulse(of: day.adding(-7)).value)
    }
}

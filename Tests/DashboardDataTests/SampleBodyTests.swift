import DashboardCore
import DashboardData
import Foundation
import Testing

@Suite("The sample of a body")
struct SampleBodyTests {
    private let today: CalendarDay
    private let sample: SampleBody

    init() throws {
        let today = try #require(CalendarDay("2026-04-14"))
        self.today = today
        let midnight = Date(timeIntervalSince1970: Double(today.number) * 86_400)
        sample = SampleBody(anchoredAt: { .init(day: today, midnight: midnight) })
    }

    @Test("Today is the day of which the other screens speak, too")
    func today() async throws {
        let summary = try await sample.summary(of: today)
        #expect(summary.value.move == Goal(744, of: 900))
        #expect(summary.value.steps == 13_120)
        #expect(summary.value.note.hasSuffix("Sleep was six minutes over your average."))
        #expect(summary.asOf == Date(timeIntervalSince1970: Double(today.number) * 86_400 + 860 * 60))
        let night = try await sample.night(before: today).value
        #expect([night.start.text, night.end.text] == ["23:04", "06:31"])
        #expect(night.asleep == Minutes(426))
        let pulse = try await sample.pulse(of: today).value
        #expect(pulse.peak == .init(171, at: TimeOfDay(7, 45), cause: "running"))
        #expect(pulse.steps.last?.average.rounded() == 70)
        let nights = try await sample.nights(endingWith: today).value
        #expect(Minutes.average(of: nights.map(\.asleep)) == Minutes(420))
    }

    @Test("On each day the figures fit together", arguments: 0...55)
    func agreement(daysAgo: Int) async throws {
        let day = today.adding(-daysAgo)
        let summary = try await sample.summary(of: day).value
        let workouts = try await sample.workouts(on: day).value
        let night = try await sample.night(before: day).value
        let pulse = try await sample.pulse(of: day).value
        let glance = try #require(sample.glances(endingWith: day).last)
        #expect(workouts.reduce(0) { $0 + $1.energy } <= summary.move.done)
        #expect(workouts.reduce(0) { $0 + $1.length.count } <= summary.exercise.done)
        #expect(workouts.filter { $0.kind == .run }.reduce(0) { $0 + $1.distance } <= summary.distance)
        #expect(glance.move == summary.move && glance.workouts == workouts.count)
        #expect(try await sample.nights(endingWith: day).value.last?.asleep == night.asleep)
        #expect(zip(night.stretches, night.stretches.dropFirst()).allSatisfy { $0.end == $1.start && $0.length > 0 })
        #expect(pulse.woke == night.end)
        #expect(pulse.steps.allSatisfy { $0.lowest < $0.average && $0.average <= $0.highest })
        if let highest = workouts.flatMap(\.beats).max() { #expect(pulse.peak.beats == highest) }
    }

    @Test("It says the same each time that it is asked")
    func steadiness() async throws {
        let day = today.adding(-20)
        #expect(try await sample.pulse(of: day).value == sample.pulse(of: day).value)
        #expect(try await sample.night(before: day).value == sample.night(before: day).value)
        #expect(try await sample.pulse(of: day).value != sample.pulse(of: day.adding(-7)).value)
    }
}

import Health
import Testing

@Suite("A day by the clocks of whoever lived it")
struct LocalDayTests {
    @Test(
        "A moment is of the date that the clocks there showed",
        arguments: [
            (0, 0, 0), (86_399, 0, 0), (86_400, 0, 1), (-1, 0, -1), (-86_400, 0, -1), (-86_401, 0, -2),
            (86_399, 3_600, 1), (86_400, -1, 0), (0, -18_000, -1), (82_800, 3_600, 1), (82_799, 3_600, 0),
        ] as [(Int64, Int32, Int)]
    )
    func date(moment: Int64, offset: Int32, number: Int) {
        #expect(LocalDay(of: moment, offset: offset) == LocalDay(number))
        #expect(LocalDay(number).moments(offset: offset).contains(moment))
    }

    @Test(
        "The dates on either side of a day hold none of its moments",
        arguments: [-43_200, -3_600, 0, 20_700, 50_400]
    )
    func moments(offset: Int32) {
        let day = LocalDay(20_000)
        let moments = day.moments(offset: offset)
        #expect(LocalDay(of: moments.lowerBound, offset: offset) == day)
        #expect(LocalDay(of: moments.lowerBound - 1, offset: offset) == LocalDay(19_999))
        #expect(LocalDay(of: moments.upperBound - 1, offset: offset) == day)
        #expect(LocalDay(of: moments.upperBound, offset: offset) == LocalDay(20_001))
        #expect(day.widest.clamped(to: moments) == moments, "whoever asks for all of a day misses none of it")
    }

    @Test("A sample is of the day on which it began, and so many seconds into it")
    func sample() {
        let midnight = Int64(20_000) * 86_400 - 7_200
        let sample = HealthSample(kind: 1, source: 1, start: midnight - 60, end: midnight + 60, offset: 7_200, value: 1)
        #expect(sample.day == LocalDay(19_999))
        #expect(sample.secondOfDay == 86_340)
    }
}

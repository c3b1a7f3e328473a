import Health
import Testing

@Suite("Kinds of samples")
struct HealthKindTests {
    @Test("Sleep has the numbers that phones write")
    func sleepValues() {
        #expect(SleepValue.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(SleepValue(rawValue: 5) == .dreaming)
    }
}

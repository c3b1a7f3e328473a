import HTTPDaemon
import Testing

@Suite("Durations in answers")
struct DurationTests {
    @Test(
        "They are told in milliseconds with three places",
        arguments: [
            (Duration.zero, "0.000"), (.nanoseconds(999), "0.000"), (.microseconds(50), "0.050"),
            (.microseconds(12_345), "12.345"), (.seconds(2), "2000.000"),
        ]
    )
    func milliseconds(duration: Duration, text: String) {
        #expect(duration.milliseconds == text)
    }
}

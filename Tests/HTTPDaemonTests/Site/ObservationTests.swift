@testable import HTTPDaemon
import Testing

@Suite("Log and metrics")
struct ObservationTests {
    @Test(
        "No value can end a line of the log or pretend to be another field",
        arguments: [
            ("plain", "key=plain\n"),
            ("two words", "key=\"two words\"\n"),
            ("", "key=\"\"\n"),
            ("a\nstatus=200", "key=\"a\\x0astatus=200\"\n"),
            ("say \"hi\"\\", "key=\"say \\\"hi\\\"\\\\\"\n"),
            ("\u{1B}[31m", "key=\"\\x1b[31m\"\n"),
        ]
    )
    func logfmt(value: String, line: String) {
        var log = LogLine(isJSON: false)
        log.add("key", value)
        #expect(String(decoding: log.finished(), as: UTF8.self) == line)
    }

    @Test("A line in JSON is one object")
    func json() {
        var log = LogLine(isJSON: true)
        log.add("path", "/a\"b\n")
        log.add("status", 200)
        #expect(String(decoding: log.finished(), as: UTF8.self) == "{\"path\":\"/a\\\"b\\n\",\"status\":200}\n")
    }

    @Test("A moment is written with all its digits")
    func time() {
        #expect(LogTime(milliseconds: 1_781_510_400_007).description == "2026-06-15T08:00:00.007Z")
    }

    @Test("Metrics count by route and status, in buckets that add up")
    func metrics() throws {
        let metrics = Metrics()
        for microseconds in [50, 200, 20_000_000] as [Int64] {
            metrics.note(
                Visit(
                    request: nil,
                    pattern: "/days/{number}",
                    status: .ok,
                    bytes: 10,
                    duration: .microseconds(microseconds),
                    wasAborted: false,
                    peer: "127.0.0.1"
                )
            )
        }
        let lines = metrics.text(openConnections: 3).split(separator: "\n").map(String.init)
        #expect(
            lines.contains("daybook_http_requests_total{route=\"/days/{number}\",method=\"none\",status=\"200\"} 3")
        )
        #expect(
            lines.contains("daybook_http_request_duration_seconds_bucket{route=\"/days/{number}\",le=\"0.0003\"} 2")
        )
        #expect(lines.contains("daybook_http_request_duration_seconds_bucket{route=\"/days/{number}\",le=\"+Inf\"} 3"))
        #expect(lines.contains("daybook_http_response_bytes_total 30"))
        #expect(lines.contains("daybook_http_open_connections 3"))
    }
}

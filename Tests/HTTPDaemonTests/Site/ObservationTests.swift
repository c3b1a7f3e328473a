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
        let log = LogLine(isJSON: false, capacity: 100)
        log.add(LogLine.Key("key", isFirst: true), value)
        log.end()
        #expect(String(decoding: log.bytes, as: UTF8.self) == line)
    }

    @Test("A line in JSON is one object")
    func json() {
        let log = LogLine(isJSON: true, capacity: 100)
        log.add(LogLine.Key("path", isFirst: true), "/a\"b\n")
        log.add(LogLine.Key("status"), 200)
        log.end()
        #expect(String(decoding: log.bytes, as: UTF8.self) == "{\"path\":\"/a\\\"b\\n\",\"status\":200}\n")
    }

    @Test("A moment is written with all its digits")
    func time() {
        var time = LogTime()
        #expect(String(decoding: time.text(of: 1_781_510_400_007), as: UTF8.self) == "2026-06-15T08:00:00.007Z")
        #expect(String(decoding: time.text(of: 1_781_510_400_120), as: UTF8.self) == "2026-06-15T08:00:00.120Z")
        #expect(String(decoding: time.text(of: 1_781_510_461_999), as: UTF8.self) == "2026-06-15T08:01:01.999Z")
    }

    @Test("Metrics count by route and status, in buckets that add up")
    func metrics() throws {
        let metrics = Metrics()
        let route = RouteName(pattern: "/days/{number}")
        for microseconds in [50, 200, 20_000_000] as [Int64] {
            metrics.note(
                Visit(
                    request: nil,
                    route: route,
                    status: .ok,
                    bytes: 10,
                    nanoseconds: microseconds * 1000,
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

@testable import Fetching
import Testing

@Suite struct LifetimeTests {
    private static let date = "Mon, 15 Jun 2026 08:00:00 GMT"

    @Test(
        "An answer is good for as long as its upstream says, within the bounds of whoever asks",
        arguments: [
            ([:], 60), (["cache-control": "max-age=600"], 600), (["cache-control": "public, Max-Age = \"600\""], 600),
            (["cache-control": "max-age=600", "age": "500"], 100), (["cache-control": "max-age=10"], 60),
            (["cache-control": "max-age=999999999999999999999"], 3_600), (["cache-control": "max-age=x"], 60),
            (["cache-control": "no-store, max-age=600"], 60), (["cache-control": "no-cache"], 60),
            (["expires": "Mon, 15 Jun 2026 08:31:44 GMT", "date": date], 1_904),
            // A server whose clock goes wrong is taken by its own clock.
            (["expires": "Mon, 15 Jun 2015 08:20:00 GMT", "date": "Mon, 15 Jun 2015 08:10:00 GMT"], 600),
            (["expires": "Mon, 15 Jun 2026 08:10:00 GMT"], 600), (["expires": "0", "date": date], 60),
            (["expires": "-1"], 60), (["expires": "Mon, 15 Jun 2026 08:10:00 GMT", "cache-control": "max-age=90"], 90),
            (["expires": "Fri, 31 Dec 9999 23:59:59 GMT"], 3_600), (["cache-control": "max-age=600", "age": "x"], 600),
        ] as [([String: String], Int)]
    )
    func expiry(_ head: [String: String], _ seconds: Int) throws {
        let now = try #require(Moment(httpDate: Self.date))
        let lifetime = Lifetime(floor: .seconds(60), ceiling: .seconds(3_600))
        #expect(lifetime.expiry(of: AnswerHead(head), at: now) == now.advanced(by: .seconds(seconds)), "\(head)")
    }

    @Test(
        "Data are as old as their upstream says, and never from the future",
        arguments: [
            (["last-modified": "Mon, 15 Jun 2026 07:00:00 GMT", "date": date], -3_600), (["date": date], 0), ([:], 0),
            (["last-modified": "Tue, 16 Jun 2026 07:00:00 GMT"], 0), (["last-modified": "yesterday"], 0),
        ] as [([String: String], Int)]
    )
    func sourceTime(_ head: [String: String], _ seconds: Int) throws {
        let now = try #require(Moment(httpDate: Self.date))
        #expect(AnswerHead(head).sourceTime(at: now) == now.advanced(by: .seconds(seconds)), "\(head)")
    }

    @Test(
        "All three forms of date are read, and nothing else is one",
        arguments: [
            ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
            ("Sun Nov  6 08:49:37 1994", 784_111_777), ("0", nil), ("-1", nil), ("", nil), ("soon", nil),
            ("20260615", nil), ("Sun, 99 Nov 1994 08:49:37 GMT", nil),
        ] as [(String, Int?)]
    )
    func dates(_ text: String, _ seconds: Int?) {
        #expect(Moment(httpDate: text) == seconds.map { Moment(seconds: $0) }, "\(text)")
    }

    @Test("Moments and durations beyond all bounds stop there")
    func edges() {
        let far = Moment(milliseconds: .max)
        #expect(far.advanced(by: .seconds(Int64.max)).advanced(by: .seconds(Int64.max)) >= far)
        #expect(Moment(seconds: .max) > Moment(seconds: 1))
        #expect(Moment(seconds: .min).duration(to: far) > .zero)
    }
}

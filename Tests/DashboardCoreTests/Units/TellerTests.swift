import DashboardCore
import Foundation
import Testing

@Suite("Telling in somebody's manner")
struct TellerTests {
    @Test(
        "A time of another day has its day beside it",
        arguments: [
            (Manner(), "09:00", "Tuesday 14 April, 09:00"),
            (Manner(.german), "09:00", "Dienstag, 14. April, 09:00"),
            (Manner(.english, hours: .twelve), "9:00\u{202F}am", "Tuesday 14 April, 9:00\u{202F}am"),
        ]
    )
    func clock(manner: Manner, alone: String, dated: String) {
        let moment = LocalTime(Date(timeIntervalSince1970: 1_776_157_200), offset: 0)
        let teller = Teller(manner)
        #expect(teller.clock(moment, on: moment.day) == alone)
        #expect(teller.clock(moment, on: moment.day.adding(1)) == dated)
    }
}

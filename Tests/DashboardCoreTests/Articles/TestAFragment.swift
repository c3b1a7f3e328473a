import DashboardCore
import DashboardTesting
import FoundationEssentials
import Testing

@Suite("Article: test a fragment")
struct TestAFragment {
    @Test("A tide names its heights in their order")
    func tide() {
        let tide = TideController()
        tide.heights = [140, 20]
        #expect(tide.fragment().text.contains("<ol><li>140 cm</li><li>20 cm</li></ol>"))
    }

    @Test("A count grows by what the form says")
    func count() throws {
        let session = try Session { CountController() }
        session.answer { root in _ = root.perform(Action("add", fields: ["by": "3"])) }
        #expect(session.enter { root in (root as? CountController)?.count } == 3)
    }

    @Test("A forecast that takes its time has a spinner until it comes")
    func forecast() async throws {
        let scheduler = ManualScheduler()
        let session = try Session(scheduler: scheduler) {
            ForecastController(now: { Date(timeIntervalSince1970: 0) }, fetch: { "Rain from four" })
        }
        session.lookerArrives()
        scheduler.advance(by: .seconds(1))
        #expect(session.fragment()?.text.contains("Asking for the forecast") == true)
        await scheduler.runJobs()
        #expect(session.fragment()?.text == #"<div id="_forecast">Rain from four</div>"#)
    }
}

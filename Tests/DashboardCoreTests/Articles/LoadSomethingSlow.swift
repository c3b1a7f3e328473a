import DashboardCore
import FoundationEssentials
import Markup

final class ForecastController: Controller {
    private var forecast = Loaded<String>()
    private let fetch: @Sendable () async throws -> String
    private let now: @Sendable () -> Date

    init(now: @escaping @Sendable () -> Date, fetch: @escaping @Sendable () async throws -> String) {
        self.now = now
        self.fetch = fetch
        super.init()
    }

    override func didLoad() {
        load("forecast", fetch) { [unowned self] answer in forecast.take(answer, at: now()) }
    }

    override func makeSpinner(for load: Load) -> Controller? {
        LoadingController(label: "Asking for the forecast")
    }

    override var content: any Markup {
        switch forecast.phase {
        case .loading: Text("")
        case .ready: Text(forecast.value ?? "")
        case .stale: Text("\(forecast.value ?? ""), \(Int(forecast.age(at: now()) ?? 0)) seconds ago")
        case .failed: Text("The forecast did not come.")
        }
    }
}

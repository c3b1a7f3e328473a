import BenchScreen
import DashboardCore
import DashboardData
import DashboardWeb
import Glibc
import HTTPDaemon
import Markup

/// A dashboard of one screen of controllers behind the product's whole stack, with visitors and their choices.
struct ScreenServer {
    let arguments: [String]

    func run() -> Int32 {
        let numbers = arguments.prefix(5).compactMap { Int($0) }
        guard numbers.count == 5, let endpoint = Endpoint("127.0.0.1:\(numbers[0])") else {
            StandardError.print("usage: ScreenServer PORT THREADS CONNECTIONS WIDGETS LIVE_VISITORS [FOLDER]")
            return 64
        }
        TerminationSignals.block()
        let log = AccessLog(.logfmt, immediate: false)
        var limits = Limits()
        limits.connections = numbers[2]
        do {
            var router = Router()
            try dashboard(widgets: numbers[3], live: numbers[4]).add(to: &router)
            let site = Site(router: router, observers: [log, Metrics()])
            let daemon = try Daemon(site, on: endpoint, limits: limits, threads: numbers[1])
            print("listening on http://\(daemon.endpoint)")
            fflush(nil)
            TerminationSignals.wait()
            daemon.stop()
            log.flush()
            return 0
        } catch {
            StandardError.print("ScreenServer: \(error)")
            return 1
        }
    }

    private func dashboard(widgets: Int, live: Int) throws -> Dashboard {
        let store: any SessionStore =
            if arguments.count > 5 { try SQLiteSessionStore(folder: arguments[5]) } else { MemorySessionStore() }
        let assets = PageAssets(
            stylesheets: ["base", "layout", "cards", "charts", "print"].map { Link(path: ["assets", "\($0)-0.css"]) },
            scripts: ["fragments", "poll", "settle"].map { Link(path: ["assets", "js", "\($0)-0.js"]) },
            favicon: "/assets/favicon-0.svg",
            icons: "/assets/icons-0.svg"
        )
        return Dashboard(
            Storyboard { [BenchScreenController(count: widgets)] },
            store: store,
            liveVisitors: live,
            assets: { assets }
        )
    }
}

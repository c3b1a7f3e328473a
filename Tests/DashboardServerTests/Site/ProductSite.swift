import DashboardCore
import DashboardData
@testable import DashboardServer
import DashboardWeb
import HTTPDaemon

/// Daybook's own site at a moment that never passes, believing this machine about the names of requests.
enum ProductSite {
    static func make(
        publicFolder folder: String = publicFolder(),
        isDeveloping: Bool = false,
        at moment: String = "2026-06-15T08:00:00Z",
        account: Account? = nil,
        health: HealthArchive? = nil,
        manner: Manner = Manner(),
        store: any SessionStore = MemorySessionStore(),
        _ more: String...
    ) throws -> Site {
        let arguments = ["--clock", moment, "--public", folder, "--log", "none", "--trust-proxy", "127.0.0.1"]
        var options = try ServeOptions(arguments: (arguments + (isDeveloping ? ["--dev"] : []) + more)[...])
        // A page that is looked at is whole, however slow the machine is.
        if !more.contains("--budget") { options.patience.budget = .seconds(120) }
        let state = ServerState(clock: options.clock)
        let log = AccessLog(options.log, immediate: true)
        return try DashboardSite(
            options: options,
            state: state,
            log: log,
            store: store,
            account: account,
            manner: manner,
            health: health
        )
        .site()
    }
}

extension String {
    /// The same text where the names of public files do not change with what is in them.
    var withoutHashes: String { replacing(#/-[\w-]{12}\.(css|svg|js)/#) { "-hash.\($0.output.1)" } }
}

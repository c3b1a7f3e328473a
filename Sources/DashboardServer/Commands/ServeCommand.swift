import DashboardCore
import DashboardData
import DashboardWeb
import Dispatch
import FoundationEssentials
import Glibc
import HTTPDaemon

/// Serves until somebody says stop.
struct ServeCommand {
    let options: ServeOptions

    func run() throws {
        let account = try account()
        TerminationSignals.block()
        let log = AccessLog(options.log, immediate: options.isDeveloping || StandardError.isTerminal)
        let configuration = try options.configurationFile.map { try ConfigurationFile(path: $0).read() }
        let weather = configuration?.weather
        let folder = try options.dataFolder.map { try StoreFolder($0) }
        let store = try openStore(folder)
        let ranking = (configuration?.body ?? BodySettings()).ranking
        let health = folder.map { HealthArchive(in: $0, ranking: ranking) }
        let office = try weather.flatMap { try WeatherOffice($0, keepingIn: folder, clock: options.clock) }
        let state = ServerState(clock: options.clock)
        let daemon = try Daemon(
            try DashboardSite(
                options: options,
                state: state,
                log: log,
                store: store,
                account: account,
                weather: office?.weather,
                manner: configuration?.manner ?? Manner(),
                health: health,
                fetches: { office?.tally ?? [:] }
            ).site(),
            on: options.endpoint,
            limits: options.limits,
            threads: options.threads ?? min(4, ProcessInfo.processInfo.activeProcessorCount),
            tls: try options.tlsFiles?.identity()
        )
        state.opened(daemon)
        announce(daemon, account, weather)
        for notice in [office?.notice, health?.complaint, health?.notice].compactMap(\.self) {
            StandardError.print("DashboardServer: \(notice)")
        }
        TerminationSignals.wait()
        daemon.stop()
        close(store, office)
        log.flush()
    }

    /// Reads who may come in, and listens to nobody else's machine without that.
    private func account() throws(StartError) -> Account? {
        if let path = options.accountFile { return try AccountFile(path: path).read() }
        guard options.endpoint.address.isLoopback else {
            throw StartError(
                description: "without an account nobody else may be let in, so it does not listen on "
                    + "\(options.endpoint); make one with “DashboardServer passwd FILE” and give it with "
                    + "--account-file FILE, or listen on 127.0.0.1"
            )
        }
        return nil
    }

    /// Opens what keeps visitors' choices, and has it forget from the start who is too long gone.
    private func openStore(_ folder: StoreFolder?) throws -> any SessionStore {
        guard let folder else { return MemorySessionStore() }
        return try SQLiteSessionStore(in: folder)
    }

    /// Everything that was acknowledged is on disk already; this lets go of the file in good order.
    private func close(_ store: any SessionStore, _ office: WeatherOffice?) {
        let isClosed = DispatchSemaphore(value: 0)
        Task {
            await office?.close()
            await store.close()
            isClosed.signal()
        }
        isClosed.wait()
    }

    /// Says where to look, on the standard output, where a script can read it.
    private func announce(_ daemon: Daemon, _ account: Account?, _ weather: WeatherSettings?) {
        let scheme = options.tlsFiles == nil ? "http" : "https"
        print("Daybook \(Version.current) is at \(scheme)://\(daemon.endpoint)/")
        print("\(WeatherOffice.sentence(of: weather ?? WeatherSettings())) \(choices)")
        print(account == nil ? "Without an account it is shown on this machine only." : "Whoever signs in sees it.")
        if options.clock.isFrozen { print("Time stands still: --clock is given.") }
        print("Stop it with Ctrl-C.")
        fflush(nil)
    }

    private var choices: String {
        guard let folder = options.dataFolder else {
            return "Visitors' choices are kept in memory; --data DIR keeps them on disk."
        }
        return "Visitors' choices are kept in \(folder)."
    }
}

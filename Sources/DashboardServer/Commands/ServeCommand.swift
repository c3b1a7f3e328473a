import FoundationEssentials
import Glibc
import HTTPDaemon

/// Serves until somebody says stop.
struct ServeCommand {
    let options: ServeOptions

    func run() throws {
        TerminationSignals.block()
        let log = AccessLog(options.log, immediate: options.isDeveloping || StandardError.isTerminal)
        let state = ServerState(clock: options.clock)
        let daemon = try Daemon(
            try DashboardSite(options: options, state: state, log: log).site(),
            on: options.endpoint,
            limits: options.limits,
            threads: options.threads ?? min(4, ProcessInfo.processInfo.activeProcessorCount),
            tls: try options.tlsFiles?.identity()
        )
        state.opened(daemon)
        announce(daemon)
        TerminationSignals.wait()
        daemon.stop()
        log.flush()
    }

    /// Says where to look, on the standard output, where a script can read it.
    private func announce(_ daemon: Daemon) {
        let scheme = options.tlsFiles == nil ? "http" : "https"
        print("Daybook \(Version.current) is at \(scheme)://\(daemon.endpoint)/")
        print("Data: none yet. No provider is asked and nothing is stored.")
        if options.clock.isFrozen { print("Time stands still: --clock is given.") }
        print("Stop it with Ctrl-C.")
        fflush(nil)
    }
}

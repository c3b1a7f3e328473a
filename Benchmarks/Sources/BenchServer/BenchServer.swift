import Glibc
import HTTPDaemon

/// The product's whole stack around two answers: router, security headers, access log and metrics.
struct BenchServer {
    let arguments: [String]

    func run() -> Int32 {
        let numbers = arguments.compactMap { Int($0) }
        guard numbers.count == 3, let endpoint = Endpoint("127.0.0.1:\(numbers[0])") else {
            StandardError.print("usage: BenchServer PORT THREADS CONNECTIONS")
            return 64
        }
        TerminationSignals.block()
        let log = AccessLog(.logfmt, immediate: false)
        let site = Site(router: Self.router(), observers: [log, Metrics()])
        var limits = Limits()
        limits.connections = numbers[2]
        do {
            let daemon = try Daemon(site, on: endpoint, limits: limits, threads: numbers[1])
            print("listening on http://\(daemon.endpoint)")
            fflush(nil)
            TerminationSignals.wait()
            daemon.stop()
            log.flush()
            return 0
        } catch {
            StandardError.print("BenchServer: \(error)")
            return 1
        }
    }

    /// Constant answers, prepared once, and the same fragment made anew for each request.
    private static func router() -> Router {
        let page = Resource(Filler.page, type: .html, caching: .revalidate)
        let fragment = Resource(Filler.fragment, type: .html, caching: .revalidate)
        let name = PathParameter<String>("name")
        var router = Router()
        router.get("/page") { page.answer(to: $0) }
        router.get("/fragments/\(name)") { fragment.answer(to: $0) }
        router.get("/fresh/\(name)") { _ in Response(html: Filler.fragment).caching(.personal) }
        return router
    }
}

/// One connection and the request that it is at, driven by libmicrohttpd's callbacks.
///
/// Not Sendable: only the worker thread that libmicrohttpd gave the connection to may touch it. What the sweeper and
/// tasks need of it are the watch and the exchange.
final class Connection {
    /// What libmicrohttpd shall do next.
    enum Step {
        /// Go on reading.
        case proceed
        /// Wait for a signal; the connection is suspended already.
        case wait
        /// Send this.
        case respond(Response)
        /// Close the connection without another word.
        case abort
    }

    /// A client may send this much more than it was allowed to before it is cut off, so that it can read why.
    private static let tolerance = 1024 * 1024

    let core: DaemonCore
    let watch: ConnectionWatch
    private let handle: ConnectionHandle
    private let peer: String

    private var host: KnownHost?
    private var target = TargetBytes(count: 0, copy: nil)
    private(set) var awaitsHead = true
    private var started: UInt64 = 0
    private(set) var request: Request?
    private var route: Route?
    private var refusal: (any Error)?
    private(set) var exchange: Exchange?
    private var buffer: [UInt8] = []
    private var received = 0
    private var sent: (status: Status, bytes: Int)?

    init(core: DaemonCore, handle: ConnectionHandle, descriptor: Int32, peer: String) {
        self.core = core
        self.handle = handle
        self.peer = peer
        watch = ConnectionWatch(descriptor: descriptor, deadline: core.deadline(core.patience.head))
    }

    /// The request line is here; its target is not changed yet.
    func targetArrived(_ target: TargetBytes) {
        self.target = target
        let latest = core.deadline(core.patience.head)
        watch.enter(.head, until: min(watch.deadlineNow, latest))
    }

    /// The head is complete.
    func headArrived(_ bytes: [UInt8], fieldCount: Int) -> Step {
        awaitsHead = false
        started = SystemClock.monotonic()
        watch.enter(.handler, until: .max)
        let reception = core.site.receive(
            head: bytes,
            fieldCount: fieldCount,
            target: target,
            peer: peer,
            isSecure: core.isSecure,
            limits: core.limits,
            host: &host
        )
        switch reception {
        case .refused(let error, let request):
            self.request = request
            refusal = error
            watch.enter(.body, until: core.deadline(core.patience.body))
            // libmicrohttpd closes after an answer that comes before the request's end, which is what some refusals want.
            let isFinal = (error as? HTTPError)?.closesConnection ?? true
            return isFinal ? .respond(core.site.present(error, to: request)) : .proceed
        case .welcomed(let request, let route, let framing):
            self.request = request
            self.route = route
            return framing == .none ? .proceed : expectBody(of: request, for: route)
        }
    }

    /// A part of the body is here; answers whether it was taken.
    func bodyArrived(_ bytes: [UInt8]) -> (isTaken: Bool, step: Step) {
        let limit = route?.body.limit ?? 0
        guard received + bytes.count <= limit else {
            received += bytes.count
            exchange?.upload?.finish(HTTPError.bodyTooLarge(limit: limit))
            return (true, received <= limit + Self.tolerance ? .proceed : .abort)
        }
        if let exchange, let upload = exchange.upload {
            // A signal that was left over keeps the connection from parking, but the bytes have to be offered again:
            // libmicrohttpd calls for bytes that nobody took only when more come from the socket, which may be never.
            while exchange.takeOutcome() == nil, !upload.offer(bytes) {
                if exchange.parking.park() { return (false, .wait) }
            }
            // What is taken while it comes may be large; each megabyte of it has as much time as a whole small body. That
            // holds, too, where the answer is known already: it can be told only behind the body.
            if (received + bytes.count) >> 20 > received >> 20 {
                watch.enter(.body, until: core.deadline(core.patience.body))
            }
        } else {
            buffer += bytes
        }
        received += bytes.count
        return (true, .proceed)
    }

    /// The request is complete, or somebody has woken the connection since.
    func requestEnded() -> Step {
        if let refusal { return .respond(core.site.present(refusal, to: request)) }
        guard let request, let route else { return .abort }
        if received > route.body.limit {
            return .respond(core.site.present(HTTPError.bodyTooLarge(limit: route.body.limit), to: request))
        }
        if exchange == nil {
            request.body = buffer.isEmpty ? .empty : .bytes(buffer)
            if case .respond(let response) = answer(request, by: route) { return .respond(response) }
        }
        return outcome()
    }

    /// Gives an answer its last form but for what all answers carry; remembers what is said of it.
    func finish(_ response: Response) -> Response {
        var finished = response.forms == nil ? core.site.negotiated(response, for: request) : response
        // Where a chunked body ends is a matter of opinion, so nothing may follow it.
        if core.isDraining || request?.head.isChunked == true { finished.closesConnection = true }
        watch.enter(.sending, until: .max)
        sent = (finished.status, finished.body.count ?? 0)
        return finished
    }

    /// What all answers carry; one that was made for this request says how long that took.
    func standing(_ response: Response) -> [Headers.Field] {
        var fields = core.site.standing(response, for: request, isSecure: core.isSecure)
        if response.forms == nil { fields.append(Headers.Field(.serverTiming, elapsed())) }
        return fields
    }

    /// Whether the visitor's way to us is encrypted, as far as is known.
    var isSecure: Bool { request?.client.isSecure ?? core.isSecure }

    /// Starts to produce a streamed body.
    func startStream(_ produce: @escaping @Sendable (ResponseStream) async throws -> Void) -> Outbox {
        let exchange = beginExchange(takesUpload: false)
        let outbox = Outbox(exchange.parking)
        exchange.start(produce, into: outbox)
        return outbox
    }

    /// Waits for the producer's next bytes; answers false where they have come meanwhile.
    func waitForStream() -> Bool {
        guard !core.isStopping, let exchange else { return false }
        watch.enter(.sending, until: core.deadline(core.patience.answer))
        return exchange.parking.park()
    }

    /// The answer has left, or nobody is there to take it.
    func requestCompleted(wasSent: Bool) {
        exchange?.close()
        if exchange != nil { watch.attach(nil) }
        if !awaitsHead || !wasSent { report(wasSent: wasSent) }
        exchange = nil
        request = nil
        route = nil
        refusal = nil
        buffer = []
        received = 0
        sent = nil
        awaitsHead = true
        watch.enter(.head, until: core.deadline(core.patience.silence))
    }

    private func expectBody(of request: Request, for route: Route) -> Step {
        watch.enter(.body, until: core.deadline(core.patience.body))
        guard case .streamed = route.body else { return .proceed }
        let exchange = beginExchange(takesUpload: true)
        if let upload = exchange.upload { request.body = .stream(upload) }
        guard case .respond(let response) = answer(request, by: route) else { return .proceed }
        return .respond(response)
    }

    private func answer(_ request: Request, by route: Route) -> Step {
        do {
            switch try route.handler(request) {
            case .now(let response): return .respond(response)
            case .later(let work):
                beginExchange(takesUpload: false).start(work)
                return .proceed
            }
        } catch {
            return .respond(core.site.present(error, to: request))
        }
    }

    private func outcome() -> Step {
        guard let exchange else { return .abort }
        exchange.upload?.finish()
        watch.enter(.handler, until: core.deadline(core.patience.answer))
        repeat {
            if exchange.isAbandoned || core.isStopping { return .abort }
            switch exchange.takeOutcome() {
            case .success(let response)?: return .respond(response)
            case .failure(let error)?: return .respond(core.site.present(error, to: request))
            case nil: break
            }
        } while !exchange.parking.park()
        return .wait
    }

    private func beginExchange(takesUpload: Bool) -> Exchange {
        if let exchange { return exchange }
        let begun = Exchange(handle, takesUpload: takesUpload)
        exchange = begun
        watch.attach(begun)
        return begun
    }

    /// How long the answer took to make.
    private func elapsed() -> HeaderValue {
        let nanoseconds = started == 0 ? 0 : Int64(clamping: SystemClock.monotonic() &- started)
        return HeaderValue(ours: "app;dur=\(Duration.nanoseconds(nanoseconds).milliseconds)")
    }

    private func report(wasSent: Bool) {
        let ended = SystemClock.monotonic()
        let visit = Visit(
            request: request,
            route: route?.name ?? .none,
            status: sent?.status ?? .badRequest,
            bytes: sent?.bytes ?? 0,
            nanoseconds: started == 0 ? 0 : Int64(clamping: ended &- started),
            wasAborted: !wasSent,
            peer: peer
        )
        for observer in core.site.observers { observer.note(visit) }
    }
}

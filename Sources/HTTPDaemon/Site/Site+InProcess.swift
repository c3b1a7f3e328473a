import Locking

extension Site {
    /// A request that was put together in memory instead of read from a socket.
    public struct Draft: Sendable {
        /// The verb.
        public var method: Method
        /// The target: path and query.
        public var target: String
        /// The headers, `Host` among them.
        public var headers: Headers
        /// The body.
        public var body: [UInt8]
        /// The address that the request seems to come from.
        public var peer = "127.0.0.1"
        /// Whether it seems to come over TLS.
        public var isSecure = false

        /// Drafts a request.
        public init(_ method: Method, _ target: String, headers: Headers = ["Host": "localhost"], body: [UInt8] = []) {
            self.method = method
            self.target = target
            self.headers = headers
            self.body = body
        }

        /// The head as libmicrohttpd leaves it in memory: with zero bytes for delimiters.
        var head: [UInt8] {
            var head = Array(method.name.utf8) + [0] + Array(target.utf8) + [0] + Array("HTTP/1.1".utf8) + [0, 0]
            for field in headers { head += Array(field.name.text.utf8) + [0] + Array(field.value.text.utf8) + [0, 0] }
            if !body.isEmpty { head += Array("Content-Length".utf8) + [0] + Array(String(body.count).utf8) + [0, 0] }
            return head + [0, 0]
        }
    }

    /// Answers a request without any socket, by the same checks, routes and last touches as the daemon.
    ///
    /// A streamed body is gathered to its end, and the answer to HEAD has no body, as on the wire.
    public func respond(to draft: Draft, limits: Limits = Limits()) async -> Response {
        let target = Array(draft.target.utf8)
        var host: KnownHost?
        let reception = receive(
            head: draft.head,
            target: TargetBytes(count: target.count, copy: target),
            peer: draft.peer,
            isSecure: draft.isSecure,
            limits: limits,
            host: &host
        )
        switch reception {
        case .refused(let error, let request):
            return await settle(present(error, to: request), for: request, isSecure: draft.isSecure)
        case .welcomed(let request, let route, _):
            let response = await answer(request, by: route, body: draft.body)
            return await settle(response, for: request, isSecure: draft.isSecure)
        }
    }

    private func answer(_ request: Request, by route: Route, body: [UInt8]) async -> Response {
        if !body.isEmpty {
            switch route.body {
            case .streamed:
                let upload = Upload(nil)
                _ = upload.offer(body)
                upload.finish()
                request.body = .stream(upload)
            case .none, .buffered: request.body = .bytes(body)
            }
        }
        do {
            switch try route.handler(request) {
            case .now(let response): return response
            case .later(let work): return try await work()
            }
        } catch {
            return present(error, to: request)
        }
    }

    /// What the wire would show of an answer.
    private func settle(_ response: Response, for request: Request?, isSecure: Bool) async -> Response {
        var settled = finish(response, for: request, isSecure: isSecure)
        if settled.forms != nil { settled = guarded(settled, isSecure: isSecure) }
        do {
            settled.body = try await gathered(settled.body)
        } catch {
            settled = present(error, to: request)
        }
        if settled.status.allowsBody, let count = settled.body.count {
            settled.headers[.contentLength] = HeaderValue(ours: String(count))
        }
        if request?.method == .head { settled.body = .empty }
        return settled
    }

    private func gathered(_ body: ResponseBody) async throws -> ResponseBody {
        switch body {
        case .empty, .bytes: return body
        case .runs(let runs): return .bytes(Array(runs.joined()))
        case .file(let slice):
            guard let bytes = slice.read() else { throw HTTPError(.internalServerError, "A file could not be read.") }
            return .bytes(bytes)
        case .stream(let produce):
            let gathered = Locked<[UInt8]>([])
            try await produce(ResponseStream { bytes in gathered.withLock { $0 += bytes } })
            return .bytes(gathered.withLock { $0 })
        }
    }
}

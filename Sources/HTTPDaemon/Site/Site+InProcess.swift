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
        let (response, request) = await negotiate(draft, limits: limits)
        return await settle(response, for: request)
    }

    /// Answers a request without any socket, and leaves a streamed body to whoever reads it.
    package func begin(_ draft: Draft, limits: Limits = Limits()) async -> Response {
        let (response, request) = await negotiate(draft, limits: limits)
        guard response.body.count == nil, request?.method != .head else { return await settle(response, for: request) }
        return response
    }

    private func negotiate(_ draft: Draft, limits: Limits) async -> (Response, Request?) {
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
            return (fitted(present(error, to: request), to: request, isSecure: draft.isSecure), request)
        case .welcomed(let request, let route, _):
            let response = await answer(request, by: route, body: draft.body)
            return (fitted(response, to: request, isSecure: draft.isSecure), request)
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

    /// An answer with all that the wire would show of its head, but for the length.
    private func fitted(_ response: Response, to request: Request?, isSecure: Bool) -> Response {
        var fitted = response.forms == nil ? negotiated(response, for: request) : response
        let fields = standing(fitted, for: request, isSecure: isSecure)
        fitted.change { content in
            for field in fields { content.headers.add(field.name, field.value) }
        }
        return fitted
    }

    /// An answer with its body at hand.
    private func settle(_ response: Response, for request: Request?) async -> Response {
        var settled = response
        let isHead = request?.method == .head
        // A streamed body is not made for somebody who does not want it.
        if isHead, settled.body.count == nil {
            settled.body = .empty
            return settled
        }
        do {
            settled.body = try await gathered(settled.body)
        } catch {
            settled = present(error, to: request)
        }
        if settled.status.allowsBody, let count = settled.body.count {
            settled.headers[.contentLength] = HeaderValue(ours: String(count))
        }
        if isHead { settled.body = .empty }
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

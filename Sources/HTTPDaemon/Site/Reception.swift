/// What becomes of a request once its head is complete.
enum Reception {
    /// It was turned away, for the reason given.
    case refused(any Error, Request?)
    /// Somebody answers it, after its body where it has one.
    case welcomed(Request, Route, RequestHead.Framing)
}

extension Site {
    /// Decides from the head alone who answers a request, before any byte of its body is read.
    ///
    /// `fieldCount` is how many header fields libmicrohttpd found. `host` is what the connection asked for before, and
    /// what it asks for now when this returns.
    func receive(
        head bytes: [UInt8],
        fieldCount: Int? = nil,
        target: TargetBytes,
        peer: String,
        isSecure: Bool,
        limits: Limits,
        host: inout KnownHost?
    ) -> Reception {
        var told: Request?
        do {
            guard target.count <= limits.targetBytes else {
                throw HTTPError(
                    .uriTooLong,
                    "The address is longer than \(limits.targetBytes) bytes.",
                    closing: true
                )
            }
            guard bytes.count <= limits.headerBytes else {
                throw HTTPError(
                    .requestHeaderFieldsTooLarge,
                    "The head of the request is larger than \(limits.headerBytes) bytes.",
                    closing: true
                )
            }
            let head = try RequestHead(bytes: bytes, target: target)
            // A NUL that was sent looks like a delimiter of libmicrohttpd's, but makes a field that only we would see.
            guard fieldCount == nil || fieldCount == head.fields.count else {
                throw HTTPError.malformed("Each line of the head must end with CR LF and hold no NUL.")
            }
            let framing = try head.framing()
            if framing != .none { try head.checkExpectation() }
            let (client, id) = try proxies.visitor(peer: peer, isSecure: isSecure, head: head)
            let asked = try known(host, by: head)
            host = asked
            let request = try Request(head: head, authority: asked.authority, client: client, id: id)
            told = request
            guard client.forwardedAuthority.map(hosts.allows) ?? asked.isAllowed else {
                throw HTTPError(
                    .misdirectedRequest,
                    "This server does not answer to that host name. Its configuration can allow it."
                )
            }
            let route = try router.match(request)
            try route.origins.check(request)
            try check(framing, against: route)
            return .welcomed(request, route, framing)
        } catch {
            return .refused(error, told)
        }
    }

    private func known(_ host: KnownHost?, by head: RequestHead) throws(HTTPError) -> KnownHost {
        if let host, host.isHost(of: head) { return host }
        return try KnownHost(head, allowed: hosts)
    }

    private func check(_ framing: RequestHead.Framing, against route: Route) throws(HTTPError) {
        switch framing {
        case .none: return
        case .length(let count) where count <= route.body.limit: return
        case .chunked where route.body.limit > 0: return
        case .length, .chunked: throw .bodyTooLarge(limit: route.body.limit)
        }
    }
}

extension HTTPError {
    /// A body over its route's limit; the rest of it is not read, so the connection cannot go on.
    static func bodyTooLarge(limit: Int) -> HTTPError {
        let sentence =
            limit == 0
            ? "This address takes no request body." : "The request body may have at most \(limit) bytes here."
        return HTTPError(.contentTooLarge, sentence, closing: true)
    }
}

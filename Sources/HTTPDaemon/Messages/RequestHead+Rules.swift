/// What a head says about the body and about the site, where saying it twice or vaguely is how requests are smuggled.
extension RequestHead {
    /// How the end of the body is found.
    enum Framing: Equatable, Sendable {
        case none
        case length(Int)
        case chunked
    }

    func framing() throws(HTTPError) -> Framing {
        guard count(of: .contentLength) + count(of: .transferEncoding) > 0 else { return .none }
        let lengths = all(.contentLength)
        let codings = all(.transferEncoding)
        guard !codings.isEmpty else { return try framing(lengths: lengths) }
        guard lengths.isEmpty else {
            throw .malformed("Content-Length and Transfer-Encoding contradict each other.")
        }
        guard isVersion11 else { throw .malformed("HTTP/1.0 has no Transfer-Encoding.") }
        guard codings.count == 1, codings[0].asciiLowercased == "chunked" else {
            throw HTTPError(.notImplemented, "The only transfer coding taken here is chunked.", closing: true)
        }
        return .chunked
    }

    /// Whether the end of the body was found by libmicrohttpd, which takes chunks that others would not.
    var isChunked: Bool { count(of: .transferEncoding) > 0 }

    /// The one thing that a client may wait for is our leave to send the body.
    func checkExpectation() throws(HTTPError) {
        for expectation in all(.expect) where expectation.asciiLowercased != "100-continue" {
            throw HTTPError(.expectationFailed, "The only expectation met here is 100-continue.", closing: true)
        }
    }

    /// The one Host of the request.
    func authority() throws(HTTPError) -> Authority {
        let hosts = all(.host)
        guard hosts.count == 1 else {
            throw .malformed("A request needs exactly one Host header; this one has \(hosts.count).")
        }
        guard let authority = try? Authority(parsing: hosts[0]) else {
            throw .malformed("The Host header is not a host name.")
        }
        return authority
    }

    private func framing(lengths: [String]) throws(HTTPError) -> Framing {
        guard let length = lengths.first else { return .none }
        let isPlain = !length.isEmpty && length.utf8.count <= 18 && length.utf8.allSatisfy { $0.isDigit }
        guard lengths.count == 1, isPlain, let count = Int(length) else {
            throw .malformed("A request needs at most one Content-Length, and that in digits only.")
        }
        return count == 0 ? .none : .length(count)
    }
}

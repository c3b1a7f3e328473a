import Testing

/// One request that no honest client sends, and what the server may say to it.
struct HostileRequest: Sendable, CustomTestStringConvertible {
    /// What has to become of the connection after the answer.
    enum Ending: Sendable {
        /// The server itself closes: where the next request would begin is no longer certain.
        case closes
        /// The request was framed beyond doubt, so the connection may live on.
        case either
    }

    /// Stands for a connection that is closed without a word.
    static let silence = 0

    let name: String
    let bytes: [UInt8]
    let answers: Set<Int>
    let ending: Ending
    /// The client closes its half after the last byte, because the request promises more than it sends.
    let isCutShort: Bool

    var testDescription: String { name }

    init(
        _ name: String,
        bytes: [UInt8],
        answers: Set<Int>,
        ending: Ending = .closes,
        isCutShort: Bool = false
    ) {
        self.name = name
        self.bytes = bytes
        self.answers = answers
        self.ending = ending
        self.isCutShort = isCutShort
    }

    /// Any bytes at all.
    static func raw(
        _ name: String,
        _ text: String,
        _ answers: Set<Int>,
        ending: Ending = .closes,
        isCutShort: Bool = false
    ) -> HostileRequest {
        HostileRequest(name, bytes: Array(text.utf8), answers: answers, ending: ending, isCutShort: isCutShort)
    }

    /// A hostile request line before honest headers.
    static func line(
        _ name: String,
        _ line: String,
        _ answers: Set<Int>,
        ending: Ending = .closes
    ) -> HostileRequest {
        raw(name, "\(line)\r\nHost: localhost\r\n\r\n", answers, ending: ending)
    }

    /// An honest GET with one hostile header line.
    static func get(
        _ name: String,
        _ header: String,
        _ answers: Set<Int>,
        ending: Ending = .closes
    ) -> HostileRequest {
        raw(name, "GET / HTTP/1.1\r\nHost: localhost\r\n\(header)\r\n\r\n", answers, ending: ending)
    }

    /// A GET whose Host line is hostile or missing.
    static func host(
        _ name: String,
        _ lines: String,
        _ answers: Set<Int>,
        ending: Ending = .closes
    ) -> HostileRequest {
        raw(name, "GET / HTTP/1.1\r\n\(lines)\r\n", answers, ending: ending)
    }

    /// A POST with hostile headers and a body.
    static func post(
        _ name: String,
        _ headers: String,
        body: String = "hello",
        _ answers: Set<Int>,
        ending: Ending = .closes,
        isCutShort: Bool = false
    ) -> HostileRequest {
        let head = "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n\(headers)\r\n\r\n"
        return raw(name, "\(head)\(body)", answers, ending: ending, isCutShort: isCutShort)
    }

    /// A POST in chunks, of which the body is hostile.
    static func chunks(
        _ name: String,
        _ body: String,
        _ answers: Set<Int>,
        ending: Ending = .closes,
        isCutShort: Bool = false
    ) -> HostileRequest {
        post(name, "Transfer-Encoding: chunked", body: body, answers, ending: ending, isCutShort: isCutShort)
    }

    /// An honest request whose body is a request for what must stay hidden.
    static func inside(
        _ name: String,
        _ line: String,
        host: String = "localhost",
        _ answers: Set<Int>
    ) -> HostileRequest {
        let body = "GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n"
        let head =
            "\(line) HTTP/1.1\r\nHost: \(host)\r\nContent-Type: text/plain\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        return raw(name, "\(head)\(body)", answers, ending: .either)
    }
}

extension HostileRequest {
    static let all = framing + chunks + headerLines + hosts + targets + methods + versions + protocols + bodies
}

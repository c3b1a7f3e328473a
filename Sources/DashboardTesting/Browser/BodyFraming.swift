internal import HTTPDaemon

/// How the end of a body is found on a connection that serves no other request.
enum BodyFraming: Sendable {
    case chunked
    /// So many bytes, which come as one part.
    case whole(Int)
    case untilClosed

    init(_ status: Status, _ headers: Headers) {
        if !status.allowsBody {
            self = .whole(0)
        } else if headers[.transferEncoding]?.text.lowercased() == "chunked" {
            self = .chunked
        } else {
            self = headers[.contentLength].flatMap { Int($0.text) }.map { .whole($0) } ?? .untilClosed
        }
    }
}

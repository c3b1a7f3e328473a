/// Why a client got no reply from its socket.
public enum SocketFailure: Error, Equatable, Sendable {
    /// Nobody listens, or whoever does takes no more connections.
    case notConnected(String)
    /// Nothing came in the time that was allowed.
    case timedOut
    /// The server closed the connection before its reply was complete; these bytes had come.
    case closed(after: [UInt8])
    /// What came is no reply of HTTP/1.1.
    case malformed(String)
}

extension SocketFailure: CustomStringConvertible {
    /// One sentence.
    public var description: String {
        switch self {
        case .notConnected(let reason): "there was no connection: \(reason)"
        case .timedOut: "nothing came in time"
        case .closed(let bytes): "the server closed the connection after “\(String(decoding: bytes, as: UTF8.self))”"
        case .malformed(let what): "the reply is not HTTP/1.1: \(what)"
        }
    }
}

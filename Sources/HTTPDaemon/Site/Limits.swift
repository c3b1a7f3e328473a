/// How much of everything a client may have.
///
/// Every bound has a default that a real visitor never meets.
public struct Limits: Sendable {
    /// Connections at one time; past it, the one that has waited longest without asking anything is closed.
    public var connections = 1000
    /// Bytes of the request line and all headers.
    public var headerBytes = 8 * 1024
    /// Bytes of the target: path and query.
    public var targetBytes = 4 * 1024
    /// Time from the first byte, or from connecting, to the end of the head, however steadily it drips.
    public var headerTime = Duration.seconds(10)
    /// Time that a kept connection may stay silent.
    public var idleTime = Duration.seconds(60)
    /// Time from the end of the head to the end of the body; of a body that is read while it arrives, for each megabyte.
    public var bodyTime = Duration.seconds(60)
    /// Time a handler may take for its answer, or a stream for its next bytes.
    public var answerTime = Duration.seconds(30)
    /// Time that answers under way get when the daemon stops.
    public var drainTime = Duration.seconds(4)

    /// The defaults.
    public init() {}
}

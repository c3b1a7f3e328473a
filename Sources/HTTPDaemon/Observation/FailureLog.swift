/// One line for each failure that its visitor is told nothing of, under the name by which the visitor knows the request.
public struct FailureLog: SiteObserver {
    private let format: AccessLog.Format
    private let descriptor: Int32

    /// Writes to an open descriptor, at once; a log that is switched off still tells failures, as logfmt.
    public init(_ format: AccessLog.Format, descriptor: Int32 = 2) {
        self.format = format
        self.descriptor = descriptor
    }

    /// Nothing: a request that was answered is no failure.
    public func note(_ visit: Visit) {}

    /// Writes what went wrong.
    public func note(_ failure: any Error, answering request: Request?) {
        var time = LogTime()
        let line = LogLine(isJSON: format == .json, capacity: 256)
        line.add(LogLine.Key("time", isFirst: true), plain: time.text(of: SystemClock.wall())[...])
        if let request {
            line.add(LogLine.Key("id"), request.id)
            line.add(LogLine.Key("path"), request.head.pathBytes)
        }
        line.add(LogLine.Key("error"), "\(failure)")
        line.end()
        Process.write(line.bytes, to: descriptor)
    }
}

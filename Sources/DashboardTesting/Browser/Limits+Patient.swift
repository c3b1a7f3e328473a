public import HTTPDaemon

extension Limits {
    /// Limits for a machine so slow that a test's own client might be taken for a hostile one.
    ///
    /// A test that waits for what its request brings about would wait for ever if the server had let the client go.
    public static var patient: Limits {
        var limits = Limits()
        limits.headerTime = .seconds(600)
        limits.idleTime = .seconds(600)
        limits.bodyTime = .seconds(600)
        limits.answerTime = .seconds(600)
        return limits
    }
}

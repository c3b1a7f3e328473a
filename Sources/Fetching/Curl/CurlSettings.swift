/// What is the same for all exchanges.
struct CurlSettings: Sendable {
    let userAgent: UserAgent
    let connectDeadline: Duration
    let certificates: String?
}

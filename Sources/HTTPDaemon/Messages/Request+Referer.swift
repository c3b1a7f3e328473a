extension Request {
    /// The page of this site that a browser was on when it asked; nil where it does not say, or was elsewhere.
    public var ownReferer: RequestTarget? {
        let named = all(.referer)
        guard named.count == 1, let target = try? RequestTarget(parsing: named[0]) else { return nil }
        return target.authority == authority ? target : nil
    }
}

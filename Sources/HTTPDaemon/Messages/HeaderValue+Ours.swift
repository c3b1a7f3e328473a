extension HeaderValue {
    /// A value that we wrote ourselves; an illegal one is a programming error.
    package init(ours text: String) {
        guard let value = try? HeaderValue(text) else {
            preconditionFailure("A header value of ours holds a control character.")
        }
        self = value
    }
}

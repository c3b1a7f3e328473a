extension HeaderValue {
    /// A value that we wrote ourselves; an illegal one is a programming error.
    package init(ours text: String) {
        guard let value = try? HeaderValue(text) else {
            preconditionFailure("A header value of ours holds a control character.")
        }
        self = value
    }

    /// The type that nearly all answers have, which need not be written and read anew for each.
    static let html = HeaderValue(ours: MediaType.html.description)

    /// A media type as `Content-Type` names it.
    init(naming type: MediaType) {
        self = type == .html ? Self.html : HeaderValue(ours: type.description)
    }
}

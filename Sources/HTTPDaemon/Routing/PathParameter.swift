/// One segment of a path that a route reads as a value.
///
/// A segment that the value's type cannot read does not match, so the handler never sees an illegal one.
///
/// ```swift
/// let page = PathParameter<Int>("page")
/// router.get("/stories/\(page)") { request in
///     Response(text: "Page \(request[page])")
/// }
/// ```
public struct PathParameter<Value: LosslessStringConvertible & Sendable>: Sendable {
    let name: String

    /// Names the parameter, for the pattern in logs and metrics.
    public init(_ name: String) {
        self.name = name
    }
}

/// All segments of a path from some place on, at least one.
public struct PathRemainder: Sendable {
    let name: String

    /// Names the remainder, for the pattern in logs and metrics.
    public init(_ name: String) {
        self.name = name
    }
}

extension Request {
    /// The segments that the pattern's remainder took.
    public subscript(remainder: PathRemainder) -> [String] { captures.segments(of: remainder) }
}

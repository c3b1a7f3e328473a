/// The shape of the paths that a route answers, written as the path itself.
///
/// ```swift
/// let date = PathParameter<CalendarDate>("date")
/// let pattern: RoutePattern = "/day/\(date)/summary"
/// ```
public struct RoutePattern: ExpressibleByStringInterpolation, Sendable, CustomStringConvertible {
    enum Segment: Sendable {
        case literal(String)
        case parameter(name: String, accepts: @Sendable (String) -> Bool)
        case remainder(name: String)
    }

    let segments: [Segment]

    /// A pattern without parameters.
    public init(stringLiteral text: String) {
        var interpolation = StringInterpolation(literalCapacity: text.utf8.count, interpolationCount: 0)
        interpolation.appendLiteral(text)
        self.init(stringInterpolation: interpolation)
    }

    /// A pattern with parameters.
    public init(stringInterpolation: StringInterpolation) {
        segments = stringInterpolation.segments
    }

    init(segments: [Segment]) {
        self.segments = segments
    }

    /// The pattern as it stands in metrics: `/day/{date}/summary`.
    public var description: String {
        "/"
            + segments.map { segment in
                switch segment {
                case .literal(let text): text
                case .parameter(let name, _): "{\(name)}"
                case .remainder(let name): "{\(name)…}"
                }
            }.joined(separator: "/")
    }

    /// Collects the segments of an interpolated pattern.
    public struct StringInterpolation: StringInterpolationProtocol {
        var segments: [Segment] = []

        /// Makes room for nothing: patterns are short.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Takes the fixed segments between two parameters.
        public mutating func appendLiteral(_ literal: String) {
            for part in literal.split(separator: "/") { segments.append(.literal(String(part))) }
        }

        /// Takes a parameter, which is one whole segment.
        public mutating func appendInterpolation<Value>(_ parameter: PathParameter<Value>) {
            segments.append(.parameter(name: parameter.name) { Value($0) != nil })
        }

        /// Takes all segments that are left; nothing may follow.
        public mutating func appendInterpolation(_ remainder: PathRemainder) {
            segments.append(.remainder(name: remainder.name))
        }
    }
}

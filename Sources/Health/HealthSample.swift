/// Something that one device noted of somebody's body, at a moment or over a stretch of time.
///
/// Names are kept once, in the tables of whoever holds the samples, so that millions of samples stay small.
public struct HealthSample: Hashable, Sendable {
    /// Which of the kinds.
    public var kind: Int32
    /// Which of the sources.
    public var source: Int32
    /// Seconds since 1970.
    public var start: Int64
    /// The same; not before the start.
    public var end: Int64
    /// How far the clocks were ahead of UTC where it was noted, in seconds.
    public var offset: Int32
    /// In the unit of the kind; a category is the number that its name stands for.
    public var value: Double

    /// Puts a sample together.
    public init(kind: Int32, source: Int32, start: Int64, end: Int64, offset: Int32, value: Double) {
        self.kind = kind
        self.source = source
        self.start = start
        self.end = end
        self.offset = offset
        self.value = value
    }
}

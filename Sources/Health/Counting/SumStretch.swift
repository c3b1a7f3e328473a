/// The time that one sum over all devices stands for.
struct SumStretch {
    let sample: HealthSample
    /// Of the sum of a whole day.
    private let day: LocalDay?

    init(_ sample: HealthSample) {
        self.sample = sample
        day = sample.end - sample.start == PushedSums.wholeDay ? sample.day : nil
    }

    /// How wide it is, by which the narrow ones are told from the wide.
    var length: Int64 { sample.end - sample.start }

    /// By its own clocks.
    var moments: Range<Int64> { moments(offset: sample.offset) }

    /// By clocks that are so far ahead of UTC: a day has its hours wherever somebody was.
    func moments(offset: Int32) -> Range<Int64> { day?.moments(offset: offset) ?? sample.moments }

    /// By any clocks.
    var widest: Range<Int64> { day?.widest ?? sample.moments }

    /// Whether two are sums of the same; two days that follow each other are not, even if somebody flew in between.
    func isSame(as other: SumStretch) -> Bool {
        day != nil || other.day != nil ? day == other.day : sample.moments.overlaps(other.sample.moments)
    }
}

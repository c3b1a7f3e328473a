/// A figure that a device works out itself, such as a resting pulse: it is neither added up nor mixed with others'.
package struct DayFigure: Hashable, Sendable {
    package let value: Double
    /// Whose it is.
    package let source: Int32
    /// What others say, by who they are.
    package let ignored: [Int32: Double]

    /// The mean of what the most believed source has noted on a day; nil where nobody has noted anything.
    package static func mean(on day: LocalDay, of samples: [HealthSample], in order: SourceOrder) -> DayFigure? {
        figure(on: day, of: samples, in: order) { samples in
            samples.reduce(0) { $0 + $1.value } / Double(samples.count)
        }
    }

    /// The last thing that the most believed source has noted on a day, which corrects what it had noted before.
    package static func last(on day: LocalDay, of samples: [HealthSample], in order: SourceOrder) -> DayFigure? {
        figure(on: day, of: samples, in: order) { samples in
            samples.max { ($0.start, $0.end, $0.value) < ($1.start, $1.end, $1.value) }?.value ?? 0
        }
    }

    private static func figure(
        on day: LocalDay,
        of samples: [HealthSample],
        in order: SourceOrder,
        _ value: ([HealthSample]) -> Double
    ) -> DayFigure? {
        var values = Dictionary(grouping: samples.filter { $0.day == day }, by: \.source).mapValues(value)
        guard let best = order.best(of: values.keys), let figure = values.removeValue(forKey: best) else { return nil }
        return DayFigure(value: figure, source: best, ignored: values)
    }
}

/// The hours of a day in which somebody stood up.
package enum StandDay {
    /// How many hours there were, whichever source saw it; nil where nobody has looked.
    package static func hours(on day: LocalDay, of samples: [HealthSample]) -> Int? {
        let samples = samples.filter { $0.day == day }
        guard !samples.isEmpty else { return nil }
        // Hours of the line of time and not of the clock, so that an hour that comes twice can be stood in twice.
        return Set(samples.filter { $0.value == 0 }.map { $0.start / 3600 }).count
    }
}

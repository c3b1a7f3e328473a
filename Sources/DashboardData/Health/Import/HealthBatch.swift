internal import Health

/// Some of what an import has read, on its way to whoever writes it.
///
/// Kinds and sources have numbers that hold for one import; those that are new come with the batch, in their order.
struct HealthBatch: Sendable {
    /// How many samples go together, so that they are sorted and written at one time.
    static let size = 8_192

    var kinds: [HealthKind] = []
    var sources: [HealthSource] = []
    var samples: [HealthSample] = []
    var workouts: [HealthWorkout] = []
    var routes: [HealthRoute] = []
    var summaries: [ActivitySummary] = []
    /// Nights of which only the sums are known, each with a sample for each sum.
    var nights: [[HealthSample]] = []
    /// When the phone has written all of it, if it says so; in seconds since 1970.
    var date: Int64?

    var isEmpty: Bool {
        date == nil && kinds.isEmpty && sources.isEmpty && samples.isEmpty && workouts.isEmpty && routes.isEmpty
            && summaries.isEmpty
    }

    var isFull: Bool {
        samples.count >= Self.size || workouts.count >= Self.size || summaries.count >= Self.size || routes.count >= 16
    }
}

/// A workout as a device has noted it.
struct HealthWorkout: Sendable {
    var activity: String
    var source: Int32
    var start: Int64
    var end: Int64
    var offset: Int32
    /// Seconds, without breaks.
    var duration: Double
    /// Metres.
    var distance: Double?
    /// Kilocalories.
    var energy: Double?
}

/// Where somebody went in a workout, which is known by its number in the import.
struct HealthRoute: Sendable {
    var workout: Int
    var points: [UInt8]
}

/// A day's rings.
struct ActivitySummary: Sendable {
    /// Days since 1970.
    var day: Int
    /// Kilocalories moved, minutes of exercise, hours stood, each with its goal; what was not said is missing.
    var figures: [Double?]
}

/// By what rule sources are weighed against each other.
///
/// Where one is believed before another, the rule says whether that is in an order of the operator's own.
package enum EvidenceRule: Hashable, Sendable {
    /// Nobody was asked.
    case madeUp
    /// As a watch itself has summed up the day.
    case summedByWatch
    /// The same, of a day that went on after the last export, with what an app has pushed since.
    case summedByWatchAndPushed
    /// From samples, as nobody has brought such a sum.
    case countedFromSamples
    /// At each moment one source counts.
    case oneAtEachMoment(inOwnOrder: Bool)
    /// The mean of what one source has noted.
    case meanOfOne(inOwnOrder: Bool)
    /// The last figure of one source.
    case lastOfOne(inOwnOrder: Bool)
    /// Every measurement of every source.
    case allMeasurements
    /// One source that knows stages is believed for the whole night.
    case oneWithStages(inOwnOrder: Bool)
    /// No source knows stages, and any of them is believed.
    case anyWithoutStages
    /// What several have noted at once is shown once.
    case oneForEachWorkout(inOwnOrder: Bool)

    /// Whether the order is the operator's own; nil where no order matters.
    package var isInOwnOrder: Bool? {
        switch self {
        case .oneAtEachMoment(let isOwn), .meanOfOne(let isOwn), .lastOfOne(let isOwn), .oneWithStages(let isOwn),
            .oneForEachWorkout(let isOwn):
            isOwn
        case .madeUp, .summedByWatch, .summedByWatchAndPushed, .countedFromSamples, .allMeasurements, .anyWithoutStages:
            nil
        }
    }

    /// For programs.
    package var name: String {
        switch self {
        case .madeUp: "made-up"
        case .summedByWatch: "summed-by-watch"
        case .summedByWatchAndPushed: "summed-by-watch-and-pushed"
        case .countedFromSamples: "counted-from-samples"
        case .oneAtEachMoment: "one-at-each-moment"
        case .meanOfOne: "mean-of-one"
        case .lastOfOne: "last-of-one"
        case .allMeasurements: "all-measurements"
        case .oneWithStages: "one-with-stages"
        case .anyWithoutStages: "any-without-stages"
        case .oneForEachWorkout: "one-for-each-workout"
        }
    }
}

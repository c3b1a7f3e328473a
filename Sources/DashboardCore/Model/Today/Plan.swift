/// Something that somebody means to do on a day.
package struct Plan: Hashable, Sendable {
    /// What a plan is for.
    package enum Kind: String, Sendable {
        /// Being somewhere.
        case errand
        /// Going to bed.
        case rest
    }

    package let kind: Kind
    /// As a list says it: `Bed, to keep your average`.
    package let title: String
    /// As a drawing says it, where there is little room: `Bed`.
    package let name: String
    /// As one says it in a sentence: `the dentist`.
    package let spoken: String
    package let start: TimeOfDay
    package let end: TimeOfDay
    /// How long the way there takes.
    package let way: Minutes
    /// What there is to know about it besides.
    package let note: String?

    package init(
        _ title: String,
        from start: TimeOfDay,
        to end: TimeOfDay,
        _ kind: Kind = .errand,
        called name: String? = nil,
        spoken: String? = nil,
        way: Minutes = Minutes(0),
        note: String? = nil
    ) {
        self.kind = kind
        self.title = title
        self.name = name ?? title
        self.spoken = spoken ?? name ?? title
        self.start = start
        self.end = end
        self.way = way
        self.note = note
    }
}

/// Whoever knows what somebody means to do.
package protocol PlanSource: Sendable {
    /// Whom to name under what is shown.
    var name: String { get }

    /// What is planned for a day, in the order of the day.
    func plans(on day: CalendarDay) async throws -> [Plan]
}

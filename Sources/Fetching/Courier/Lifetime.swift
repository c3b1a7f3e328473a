/// How long an answer is good: as long as the upstream says, but within the bounds of whoever asks.
package struct Lifetime: Hashable, Sendable {
    /// The shortest time, also where the upstream says nothing or wants nothing kept.
    package let floor: Duration
    /// The longest time.
    package let ceiling: Duration

    /// Bounds; a ceiling below the floor is a programming error.
    package init(floor: Duration, ceiling: Duration) {
        precondition(.zero <= floor && floor <= ceiling, "a lifetime has a floor below its ceiling")
        self.floor = floor
        self.ceiling = ceiling
    }

    /// When an answer that has just come will be out of date.
    func expiry(of head: AnswerHead, at now: Moment) -> Moment {
        now.advanced(by: min(max(head.freshness(at: now), floor), ceiling))
    }
}

extension AnswerHead {
    /// For how long the upstream calls its answer good, from now on.
    fileprivate func freshness(at now: Moment) -> Duration {
        let age = Duration.seconds(self["age"].flatMap(\.wholeNumber) ?? 0)
        let directives = (self["cache-control"] ?? "").lowercased().split(separator: ",").map { directive in
            directive.filter { $0 != " " && $0 != "\"" && $0 != "\t" }
        }
        if directives.contains("no-store") || directives.contains("no-cache") { return .zero }
        let maxAge = directives.first { $0.hasPrefix("max-age=") }?.dropFirst("max-age=".count)
        // An answer that cannot be read counts as out of date, and not as one that says nothing.
        if let maxAge { return (maxAge.wholeNumber.map { .seconds($0) } ?? .zero) - age }
        guard let expires = self["expires"].flatMap({ Moment(httpDate: $0) }) else { return .zero }
        let sent = self["date"].flatMap { Moment(httpDate: $0) } ?? now
        return sent.duration(to: expires) - age
    }

    /// When the data are from, as far as the upstream says.
    func sourceTime(at now: Moment) -> Moment {
        let modified = self["last-modified"].flatMap { Moment(httpDate: $0) }
        let sent = self["date"].flatMap { Moment(httpDate: $0) }
        // Nothing comes from the future.
        return min(modified ?? sent ?? now, now)
    }
}

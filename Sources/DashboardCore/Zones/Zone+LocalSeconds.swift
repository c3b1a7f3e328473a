extension Zone {
    /// The moments at which the clocks show a time, which is in seconds since 1970 as they count them.
    ///
    /// There is one, as a rule; two where the clocks were put back, and none where they jumped over it.
    package func moments(showing local: Int) -> [Int] {
        let near = changes(near: local)
        let offsets = Set([offset(at: local)] + near.flatMap { [$0.before, $0.after] }).map(\.seconds)
        return Set(offsets).map { local - $0 }.filter { $0 + offset(at: $0).seconds == local }.sorted()
    }

    /// The first moment at which the clocks show a time or a later one.
    package func firstMoment(reaching local: Int) -> Int {
        let jumps = changes(near: local).filter { change in
            change.moment + change.before.seconds <= local && local <= change.moment + change.after.seconds
        }
        return (moments(showing: local) + jumps.map(\.moment)).min() ?? local - offset(at: local).seconds
    }

    /// The moments within a range at which an hour of the clocks begins.
    ///
    /// Where they are put back by an hour, the same hour begins twice; where they jump into the middle of an hour, it begins
    /// with the jump.
    package func hours(in range: Range<Int>) -> [Int] {
        guard !range.isEmpty else { return [] }
        var hours = [range.lowerBound]
        var begin = range.lowerBound
        for change in changes(in: range.lowerBound + 1..<range.upperBound) {
            hours += fullHours(after: begin, until: change.moment)
            if (change.moment + change.after.seconds).wholes(of: 3600).rest == 0
                || (change.moment - 1 + change.before.seconds).wholes(of: 3600).count
                    != (change.moment + change.after.seconds).wholes(of: 3600).count
            {
                hours.append(change.moment)
            }
            begin = change.moment
        }
        return hours + fullHours(after: begin, until: range.upperBound)
    }

    /// While the clocks are not changed.
    private func fullHours(after begin: Int, until end: Int) -> [Int] {
        let rest = (begin + offset(at: begin).seconds).wholes(of: 3600).rest
        return Array(stride(from: begin - rest + 3600, to: end, by: 3600))
    }

    /// No clock is farther from UTC than these seconds.
    private func changes(near local: Int) -> [ZoneChange] { changes(in: local - 100_000..<local + 100_000) }
}

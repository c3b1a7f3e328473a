extension SourceFailure {
    /// Says of several who were asked one after the other what was the matter with each.
    ///
    /// It is the kind that all of them share; where they are busy, the first that is free again counts.
    package init(ofAll failures: [SourceFailure]) {
        precondition(!failures.isEmpty, "somebody was asked")
        // Who is asked for two things and has one reason says it once.
        let failures = failures.reduce(into: [SourceFailure]()) { if !$0.contains($1) { $0.append($1) } }
        guard failures.count > 1 else {
            self = failures[0]
            return
        }
        let kinds = failures.map(\.kind)
        let waits = kinds.compactMap { kind -> Int?? in
            if case .busy(let seconds) = kind { seconds } else { nil }
        }
        let kind: Kind =
            if waits.count == kinds.count {
                .busy(seconds: waits.compactMap { $0 }.min())
            } else {
                kinds.allSatisfy { $0 == kinds[0] } ? kinds[0] : .broken
            }
        let names = failures.map(\.source)
        self.init(
            kind,
            source: names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1],
            failures.map { "\($0.source.capitalizingFirst): \($0.explanation)" }.joined(separator: " "),
            causes: failures
        )
    }
}

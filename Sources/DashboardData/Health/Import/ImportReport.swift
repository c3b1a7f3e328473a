package import DashboardCore
package import Health

/// What became of an import.
package struct ImportReport: Equatable, Sendable {
    /// Of one sort of things, how many there were and what became of them.
    package struct Count: Equatable, Sendable {
        package var read = 0
        package var kept = 0
        /// Those that were there already.
        package var duplicates = 0

        package init(read: Int = 0, kept: Int = 0, duplicates: Int = 0) {
            self.read = read
            self.kept = kept
            self.duplicates = duplicates
        }
    }

    package var samples = Count()
    package var workouts = Count()
    package var routes = Count()
    package var summaries = Count()
    /// Of samples, workouts, summaries and routes together.
    package var skipped: [SkipReason: Int] = [:]
    /// Where samples came from, as the export names it.
    package var sources: [HealthSource] = []
    /// What they are of.
    package var kinds: [HealthKind] = []
    /// Bytes of the export, unpacked.
    package var bytes = 0
    /// Characters that no such file may hold, and that were taken for spaces.
    package var replacedCharacters = 0
    /// Exports in the same archive that are smaller, and were left alone.
    package var otherExports = 0

    package init() {}

    /// Everything that was left out, for whatever reason.
    package var skippedInAll: Int { skipped.values.reduce(0, +) }

    /// What the sources are called, each once, in the order in which they came.
    package var sourceNames: [String] {
        var seen: Set<String> = []
        return sources.map(\.name).filter { seen.insert($0).inserted }
    }

    mutating func skip(_ reason: SkipReason, _ count: Int = 1) {
        skipped[reason, default: 0] += count
    }

    /// The same for programs.
    package var json: JSON {
        let count = { (count: Count) -> JSON in
            ["read": .integer(count.read), "kept": .integer(count.kept), "duplicates": .integer(count.duplicates)]
        }
        let reasons = SkipReason.allCases.compactMap { reason in
            skipped[reason].map { JSON.Member(reason.rawValue, .integer($0)) }
        }
        return [
            "samples": count(samples), "workouts": count(workouts), "routes": count(routes),
            "summaries": count(summaries), "skipped": .object(reasons),
            "sources": .array(sources.map { ["name": .string($0.name), "device": .string($0.device)] }),
            "kinds": .array(kinds.map { ["name": .string($0.name), "unit": .string($0.unit)] }),
            "bytes": .integer(bytes), "replacedCharacters": .integer(replacedCharacters),
            "otherExports": .integer(otherExports),
        ]
    }
}

import DashboardCore
import Health

/// Puts into words why figures are what they are.
struct HealthEvidence {
    private let sources: [Int32: HealthSource]

    init(_ sources: [Int32: HealthSource]) {
        self.sources = sources
    }

    /// Of something that adds up; nil where nobody has counted it.
    func count(_ name: String, _ tally: Tally, on day: LocalDay, _ words: (Double) -> String) -> Evidence? {
        guard tally.total != nil else { return nil }
        return Evidence(
            name,
            rule: "At each moment the best source that was there counts, a watch before a phone; others are put aside.",
            rows: tally.runs.map { run in
                Evidence.Row(
                    times(run.moments, run.offset, run.offset, on: day),
                    self.name(of: run.source),
                    words(run.amount),
                    ignored: others(run.ignored, words)
                )
            }
        )
    }

    /// Of something that a device has worked out itself.
    func figure(_ name: String, _ figure: DayFigure, unit: String, rule: String) -> Evidence {
        let words = { (value: Double) in value.figure + " " + unit }
        return Evidence(
            name,
            rule: rule,
            rows: [
                Evidence.Row(
                    "All day",
                    self.name(of: figure.source),
                    words(figure.value),
                    ignored: others(figure.ignored, words)
                )
            ]
        )
    }

    /// Of the rings.
    func rings(areFromWatch: Bool) -> Evidence {
        Evidence(
            "Rings",
            rule: areFromWatch
                ? "As the watch itself has summed them up, with the goals of that day."
                : "Counted from samples; no summary of that day was brought here, and so no goals."
        )
    }

    /// Of the measurements of a heart.
    func pulse(_ pulse: PulseDay) -> Evidence {
        Evidence(
            "Heart rate",
            rule: "All measurements of all sources, as the Health app takes them; the average is their mean, "
                + "not weighted by time.",
            rows: pulse.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { source, count in
                Evidence.Row("All day", name(of: source), count == 1 ? "1 measurement" : "\(count) measurements")
            }
        )
    }

    /// Of a night.
    func sleep(_ night: SleepBlock, on day: LocalDay) -> Evidence {
        let time = times(night.moments, night.startOffset, night.endOffset, on: day)
        let words = { (account: SleepBlock.Account) in
            [
                account.asleep > 0 ? "asleep \(Self.minutes(account.asleep).words)" : nil,
                account.inBed > 0 ? "in bed \(Self.minutes(account.inBed).words)" : nil,
            ]
            .compactMap { $0 }.joined(separator: ", ")
        }
        let others = night.accounts.filter { !night.sources.contains($0.key) }
        return Evidence(
            "Sleep",
            rule: night.accounts.values.contains { $0.hasStages }
                ? "The best source that knows stages is believed alone; being in bed is never added to being asleep."
                : "No source knows stages, so you slept whenever any says so; being in bed is never added to it.",
            rows: night.accounts.filter { night.sources.contains($0.key) }.sorted { $0.key < $1.key }.enumerated()
                .map { index, entry in
                    Evidence.Row(
                        time,
                        name(of: entry.key),
                        words(entry.value),
                        ignored: index > 0
                            ? ""
                            : others.sorted { $0.key < $1.key }.map { "\(name(of: $0.key)): \(words($0.value))" }
                                .joined(separator: "; ")
                    )
                }
        )
    }

    private func others(_ ignored: [Int32: Double], _ words: (Double) -> String) -> String {
        ignored.sorted { $0.key < $1.key }.map { "\(name(of: $0.key)): \(words($0.value))" }.joined(separator: "; ")
    }

    private func name(of source: Int32) -> String { sources[source]?.name ?? "unknown source" }

    private func times(_ moments: Range<Int64>, _ start: Int32, _ end: Int32, on day: LocalDay) -> String {
        let first = TimeOfDay(minute: day.minute(of: moments.lowerBound, offset: start)).text
        let last = day.minute(of: moments.upperBound, offset: end)
        return "\(first)–\(last == 1440 ? "24:00" : TimeOfDay(minute: last).text)"
    }

    private static func minutes(_ seconds: Int64) -> Minutes { Minutes(Int(whole: Double(seconds) / 60) ?? 0) }
}

extension Double {
    /// As a whole number.
    var figure: String { "\(Int(whole: self) ?? 0)" }

    /// With one digit behind the point.
    var tenths: String { NumberStyle.english.text(self, decimals: 1) }
}

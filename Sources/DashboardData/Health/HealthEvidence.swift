import DashboardCore
import Health

/// Gathers why figures are what they are, as facts and in no language.
struct HealthEvidence {
    private let sources: [Int32: HealthSource]
    /// Whether whoever runs the house has said whom to believe.
    private let isOwnOrder: Bool

    init(_ sources: [Int32: HealthSource], inOwnOrder isOwnOrder: Bool) {
        self.sources = sources
        self.isOwnOrder = isOwnOrder
    }

    /// Of something that adds up; nil where nobody has counted it.
    func count(
        _ topic: Evidence.Topic,
        _ tally: Tally,
        on day: LocalDay,
        _ amount: (Double) -> Evidence.Amount
    ) -> Evidence? {
        guard tally.total != nil else { return nil }
        return Evidence(
            topic,
            by: .oneAtEachMoment(inOwnOrder: isOwnOrder),
            rows: tally.runs.map { run in
                Evidence.Row(
                    times(run.moments, run.offset, run.offset, on: day),
                    source(run.source),
                    amount(run.amount),
                    ignored: claims(run.ignored, amount)
                )
            }
        )
    }

    /// Of how much the time between two beats varies.
    func variability(_ figure: DayFigure) -> Evidence {
        Evidence(
            .heartRateVariability,
            by: .meanOfOne(inOwnOrder: isOwnOrder),
            rows: [row(figure) { .milliseconds($0) }]
        )
    }

    /// Of a heart at rest, as a device has worked it out.
    func resting(_ figure: DayFigure) -> Evidence {
        Evidence(
            .restingHeartRate,
            by: .lastOfOne(inOwnOrder: isOwnOrder),
            rows: [row(figure) { .beatsPerMinute($0) }]
        )
    }

    /// Of the rings, as a watch has told them, if one has, and as they are shown.
    func rings(told: DayGoals?, shown: DayGoals?) -> Evidence {
        Evidence(
            .rings,
            by: told == nil ? .countedFromSamples : told == shown ? .summedByWatch : .summedByWatchAndPushed
        )
    }

    /// Of the measurements of a heart.
    func pulse(_ pulse: PulseDay) -> Evidence {
        Evidence(
            .heartRate,
            by: .allMeasurements,
            rows: pulse.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { source, count in
                Evidence.Row(nil, self.source(source), .measurements(count))
            }
        )
    }

    /// Of a night.
    func sleep(_ night: SleepBlock, on day: LocalDay) -> Evidence {
        let times = self.times(night.moments, night.startOffset, night.endOffset, on: day)
        let accounts = night.accounts.sorted { $0.key < $1.key }
        let others = accounts.filter { !night.sources.contains($0.key) }.map { entry in
            Evidence.Claim(source(entry.key), entry.value.amount)
        }
        return Evidence(
            .sleep,
            by: night.accounts.values.contains { $0.hasStages }
                ? .oneWithStages(inOwnOrder: isOwnOrder) : .anyWithoutStages,
            rows: accounts.filter { night.sources.contains($0.key) }.enumerated().map { index, entry in
                Evidence.Row(times, source(entry.key), entry.value.amount, ignored: index > 0 ? [] : others)
            }
        )
    }

    /// Of one workout.
    func workout(_ workout: StoredWorkout) -> Evidence {
        Evidence(
            .workouts,
            by: .oneForEachWorkout(inOwnOrder: isOwnOrder),
            rows: [
                Evidence.Row(
                    workout.times,
                    source(workout.source),
                    workout.amount,
                    ignored: workout.others.map { Evidence.Claim(source($0.source), $0.amount, $0.times) }
                )
            ]
        )
    }

    private func row(_ figure: DayFigure, _ amount: (Double) -> Evidence.Amount) -> Evidence.Row {
        Evidence.Row(nil, source(figure.source), amount(figure.value), ignored: claims(figure.ignored, amount))
    }

    private func claims(_ ignored: [Int32: Double], _ amount: (Double) -> Evidence.Amount) -> [Evidence.Claim] {
        ignored.sorted { $0.key < $1.key }.map { Evidence.Claim(source($0.key), amount($0.value)) }
    }

    private func source(_ id: Int32) -> Evidence.Source {
        let source = sources[id]
        return Evidence.Source(source?.name, isPushed: source.map { HealthSource.pushed.contains($0) } ?? false)
    }

    private func times(_ moments: Range<Int64>, _ start: Int32, _ end: Int32, on day: LocalDay) -> Evidence.Times {
        Evidence.Times(
            TimeOfDay(minute: day.minute(of: moments.lowerBound, offset: start)),
            TimeOfDay(minute: day.minute(of: moments.upperBound, offset: end))
        )
    }
}

extension SleepBlock.Account {
    fileprivate var amount: Evidence.Amount { .sleep(asleep: Self.minutes(asleep), inBed: Self.minutes(inBed)) }

    private static func minutes(_ seconds: Int64) -> Minutes { Minutes(Int(whole: Double(seconds) / 60) ?? 0) }
}

extension StoredWorkout {
    /// By the clocks that were there.
    fileprivate var times: Evidence.Times {
        Evidence.Times(start, TimeOfDay(minute: day.minute(of: moments.upperBound, offset: offset)))
    }

    fileprivate var amount: Evidence.Amount { .workout(activity, Minutes(max(0, Int(whole: duration / 60) ?? 0))) }
}

import DashboardCore
import Health

/// Works out what one day comes to, from what the store says of it.
struct DayReader {
    let reader: HealthReader
    let day: LocalDay

    init(_ reader: HealthReader, _ day: LocalDay) {
        self.reader = reader
        self.day = day
    }

    /// What is counted, and until when.
    func summary() throws -> (DaySummary, Int64?) {
        let told = try reader.goals(on: day...day)[day]
        let goals = try told.map { try rings($0) }
        let steps = try tally(of: .steps)
        let distance = try tally(of: .distance)
        let floors = try tally(of: .floors)
        let energy = try tally(of: .activeEnergy)
        let variability = DayFigure.mean(
            on: day,
            of: try reader.samples(of: .variability, on: day...day),
            in: reader.order
        )
        let evidence = reader.evidence
        let summary = DaySummary(
            move: goals?.move ?? Goal(energy.whole, of: nil),
            exercise: try goals?.exercise ?? Goal(tally(of: .exercise).whole, of: nil),
            stand: try goals?.stand
                ?? Goal(StandDay.hours(on: day, of: reader.samples(of: .standHour, on: day...day)), of: nil),
            steps: steps.whole,
            distance: distance.whole,
            floors: floors.whole,
            variability: variability.flatMap { Int(whole: $0.value) },
            note: try note(),
            evidence: [
                evidence.rings(told: told, shown: goals),
                evidence.count(.steps, steps, on: day) { .count($0) },
                evidence.count(.distance, distance, on: day) { .metres($0) },
                evidence.count(.floors, floors, on: day) { .count($0) },
                evidence.count(.energy, energy, on: day) { .kilocalories($0) },
                variability.map { evidence.variability($0) },
            ]
            .compactMap { $0 }
        )
        let last = [steps, distance, floors, energy].compactMap { $0.counted.last?.moments.upperBound }.max()
        return (summary, last)
    }

    /// How the heart beat, and until when.
    func pulse() throws -> (Pulse, Int64?) {
        let samples = try reader.samples(of: .pulse, on: day...day)
        let resting = try resting(on: day...day)[day]
        let night = try SleepReader(reader, endingWith: day).sleep(on: day).night
        let ends = PulseEnds(
            lowest: try reader.samples(of: .lowestPulse, on: day...day),
            highest: try reader.samples(of: .highestPulse, on: day...day)
        )
        guard let pulse = PulseDay(day, of: samples, ends: ends, beside: reader.sums) else {
            return (Pulse(steps: [], resting: resting.flatMap { Int(whole: $0.value) }, peak: nil, woke: nil), nil)
        }
        let highest = pulse.highest
        // Of the highest within a longer time nobody knows when it was, and so what it was for.
        let length = highest.end - highest.start == PushedSums.wholeDay ? 86_400 : Int(highest.moments.length)
        let isMoment = length <= PulseDay.stepLength
        let workout = try reader.workouts(on: day...day).first { isMoment && $0.moments.contains(highest.start) }
        let shares = pulse.shares(between: Pulse.zoneBounds.map { Double($0.0) })
        let evidence = reader.evidence
        let figures = Pulse(
            steps: pulse.steps.map { step in
                Pulse.Step(
                    TimeOfDay(minute: step.quarter * PulseDay.stepLength / 60),
                    lowest: step.lowest,
                    average: step.mean,
                    highest: step.highest
                )
            },
            resting: resting.flatMap { Int(whole: $0.value) },
            peak: Pulse.Peak(
                Int(whole: highest.value) ?? 0,
                at: TimeOfDay(minute: highest.secondOfDay / 60),
                until: isMoment ? nil : TimeOfDay(minute: min(1440, (highest.secondOfDay + length) / 60)),
                cause: workout?.activity
            ),
            // Whoever lies in bed a little longer is awake.
            woke: night.map { night in
                let end = (night.pieces.last?.moments ?? night.moments).upperBound
                return TimeOfDay(minute: max(0, day.minute(of: end, offset: night.endOffset)))
            },
            mean: pulse.mean,
            zones: zip(Pulse.Effort.allCases, shares).map { effort, share in
                Pulse.Zone(effort, percent: Int(whole: share * 100) ?? 0)
            },
            evidence: [
                evidence.pulse(pulse),
                resting.map { evidence.resting($0) },
            ]
            .compactMap { $0 }
        )
        let last = samples.last { $0.day == day }.map { sample in
            // What was pushed of an hour is known up to when it was pushed.
            reader.sums.contains(sample)
                ? min(sample.moments.upperBound, reader.sums.asOf ?? .max) : sample.moments.upperBound
        }
        return (figures, last)
    }

    /// What was done, and until when.
    func workouts() throws -> ([Workout], Int64?) {
        let stored = try reader.workouts(on: day...day)
        let evidence = reader.evidence
        let workouts = try stored.map { workout in
            workout.workout(
                beats: Self.beats(try reader.values(of: .pulse, in: workout.moments), in: workout.moments),
                route: PackedRoute.points(try reader.route(of: workout.id)),
                account: evidence.workout(workout)
            )
        }
        return (workouts, stored.map(\.moments.upperBound).max())
    }

    /// Fourteen days and the median of four weeks, and until when.
    func restingPulse() throws -> (RestingPulse, Int64?) {
        let figures = try resting(on: LocalDay(day.number - 27)...day)
        let days = (-13...0).map { figures[LocalDay(day.number + $0)].flatMap { Int(whole: $0.value) } }
        let all = figures.values.map(\.value).sorted()
        let median = all.isEmpty ? nil : (all[(all.count - 1) / 2] + all[all.count / 2]) / 2
        return (RestingPulse(days: days, median: median.flatMap { Int(whole: $0) }), nil)
    }

    /// What a watch has summed up itself, or what an app has pushed since then, if that is more.
    func rings(_ told: DayGoals) throws -> DayGoals {
        guard !reader.sums.areOver(day) else { return told }
        var rings = told
        rings.move = told.move.raised(to: try pushed(.activeEnergy))
        rings.exercise = told.exercise.raised(to: try pushed(.exercise))
        return rings
    }

    /// The sum of a day in which something pushed has a part.
    private func pushed(_ kind: HealthKind) throws -> Int? {
        let tally = try tally(of: kind)
        return tally.counted.contains { reader.sums.sources.contains($0.source) } ? tally.whole : nil
    }

    private func resting(on days: ClosedRange<LocalDay>) throws -> [LocalDay: DayFigure] {
        let samples = Dictionary(grouping: try reader.samples(of: .restingPulse, on: days), by: \.day)
        return samples.reduce(into: [:]) { figures, entry in
            figures[entry.key] = DayFigure.last(on: entry.key, of: entry.value, in: reader.order)
        }
    }

    private func tally(of kind: HealthKind) throws -> Tally {
        Tally(try reader.samples(of: kind, on: day...day), in: reader.order, beside: reader.sums).on(day)
    }

    /// What was done and how long somebody slept.
    private func note() throws -> DayNote {
        let night = try SleepReader(reader, endingWith: day).sleep(on: day).night
        return .noted(
            done: try reader.workouts(on: day...day).map { DayNote.Done($0.activity, at: $0.start) },
            slept: night?.asleep.flatMap { Int(whole: Double($0) / 60) }.map(Minutes.init)
        )
    }

    /// Means of equal parts of a workout; parts in which nothing was measured are left out.
    private static func beats(_ values: [(moment: Int64, value: Double)], in moments: Range<Int64>) -> [Int] {
        let parts = 24
        var sums = [(sum: Double, count: Double)](repeating: (0, 0), count: parts)
        for (moment, value) in values {
            let part = Int((moment - moments.lowerBound) * Int64(parts) / moments.length)
            sums[part].sum += value
            sums[part].count += 1
        }
        return sums.compactMap { $0.count > 0 ? Int(whole: $0.sum / $0.count) : nil }
    }
}

extension Goal {
    /// With more done, if more was.
    fileprivate func raised(to amount: Int?) -> Goal {
        guard let amount, amount > done ?? 0 else { return self }
        return Goal(amount, of: wanted)
    }
}

extension Tally {
    /// The sum as it is shown.
    var whole: Int? { total.flatMap { Int(whole: $0) } }
}

import DashboardCore

/// The nights of the made-up week.
enum SampleNight {
    /// Tonight's stages and their minutes; other nights are this one, drawn out or shortened.
    private static let pattern: [(stage: Night.Stage, length: Int)] = [
        (.core, 15), (.deep, 48), (.core, 27), (.dreaming, 15), (.core, 33), (.deep, 39), (.core, 27), (.dreaming, 30),
        (.awake, 9), (.core, 39), (.deep, 15), (.core, 33), (.dreaming, 39), (.core, 21), (.awake, 6), (.dreaming, 27),
        (.core, 18), (.awake, 6),
    ]

    static func night(daysAgo: Int) -> Night {
        let entry = SampleBodyWeek.entry(daysAgo: daysAgo)
        var dice = SampleDice(daysAgo + 400)
        // Today's night began at four past eleven.
        let start = TimeOfDay(minute: daysAgo == 0 ? -56 : Int(dice.roll(-95 ... -20).rounded()))
        var lengths = pattern.map { Double($0.length) * (daysAgo == 0 ? 1 : dice.roll(0.7...1.3)) }
        stretch(&lengths, where: { $0 != .awake }, to: Double(entry.asleep))
        stretch(&lengths, where: { $0 == .awake }, to: Double(entry.inBed - entry.asleep))
        return Night(
            start: start,
            stretches: stretches(lengths),
            usual: SampleBodyWeek.usual,
            evidence: SampleBody.evidence
        )
    }

    private static func stretch(_ lengths: inout [Double], where isMeant: (Night.Stage) -> Bool, to total: Double) {
        let indices = lengths.indices.filter { isMeant(pattern[$0].stage) }
        let sum = indices.reduce(0) { $0 + lengths[$1] }
        var (rest, left) = (total, sum)
        for index in indices {
            // Whole minutes that add up to the total.
            let share = (lengths[index] * rest / left).rounded()
            left -= lengths[index]
            rest -= share
            lengths[index] = share
        }
    }

    private static func stretches(_ lengths: [Double]) -> [Night.Stretch] {
        var start = 0
        return zip(pattern, lengths).compactMap { step, length in
            guard length > 0 else { return nil }
            defer { start += Int(length) }
            return Night.Stretch(step.stage, from: start, to: start + Int(length))
        }
    }
}

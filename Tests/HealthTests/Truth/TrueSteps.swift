import Health

/// Steps of somebody who wears a watch at times, carries a phone at times, and has an app that counts as well.
///
/// What each day has come to is known minute by minute, from who was there in that minute.
struct TrueSteps {
    static let sources: [Int32: HealthSource] = [
        4: HealthSource("Any app"), 9: HealthSource("Ingrid's iPhone", device: "iPhone14,5"),
        2: HealthSource("Ingrid's watch", device: "Apple Watch"),
    ]
    /// The best one first.
    static let order: [Int32] = [2, 9, 4]

    private(set) var samples: [HealthSample] = []
    /// What each day has come to.
    private(set) var days: [LocalDay: Double] = [:]

    init(_ story: TrueClock.Story, seed: Int) {
        var dice = TruthDice(seed)
        let clock = TrueClock(story)
        let first = (TrueClock.change.number - 3) * 1440
        let minutes = 6 * 1440
        // In each minute, by source: how many steps it says.
        var said: [Int32: [Double?]] = [:]
        for source in Self.order {
            var row = [Double?](repeating: nil, count: minutes)
            var minute = dice.roll(0...300)
            while minute < minutes {
                let end = min(minute + dice.roll(1...25), minutes)
                for piece in clock.pieces(of: first + minute..<first + end) {
                    let value = Double(dice.roll(0...2000))
                    samples.append(
                        HealthSample(
                            kind: 1,
                            source: source,
                            start: Int64(piece.lowerBound) * 60,
                            end: Int64(piece.upperBound) * 60,
                            offset: clock.offset(at: piece.lowerBound),
                            value: value
                        )
                    )
                    for place in piece { row[place - first] = value / Double(piece.count) }
                }
                minute = end + (dice.happens(70) ? 0 : dice.roll(1...400))
            }
            said[source] = row
        }
        for minute in 0..<minutes {
            guard let steps = Self.order.lazy.compactMap({ said[$0]?[minute] }).first else { continue }
            days[clock.day(of: first + minute), default: 0] += steps
        }
        samples.shuffle(using: &dice)
    }
}

/// Lays the samples of one source over each other, so that one state is left at each moment.
///
/// Whoever says how deep, or that somebody was awake, knows more than who says asleep; apps write both for one night. Among
/// the rest the one that began later was written by a device that knew better by then.
enum SleepPainter {
    static func pieces(of told: [(sample: HealthSample, value: SleepValue)]) -> [SleepPiece] {
        let layers = told.sorted { key($0).lexicographicallyPrecedes(key($1)) }
        let edges = Set(layers.flatMap { [$0.sample.moments.lowerBound, $0.sample.moments.upperBound] }).sorted()
        var pieces: [SleepPiece] = []
        for (start, end) in zip(edges, edges.dropFirst()) {
            guard let top = layers.last(where: { $0.sample.moments.contains(start) }) else { continue }
            if let last = pieces.last, last.value == top.value, last.moments.upperBound == start {
                pieces[pieces.count - 1] = SleepPiece(top.value, last.moments.lowerBound..<end)
            } else {
                pieces.append(SleepPiece(top.value, start..<end))
            }
        }
        return pieces
    }

    /// The greater, the nearer to who looks.
    private static func key(_ layer: (sample: HealthSample, value: SleepValue)) -> [Int64] {
        [layer.value == .asleep ? 0 : 1, layer.sample.start, -layer.sample.end, Int64(layer.value.rawValue)]
    }
}

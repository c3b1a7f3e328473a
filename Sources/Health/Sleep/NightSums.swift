/// Nights of which an app has told only how long each stage was.
///
/// Each of its samples begins with the night and lasts as long as all of its stage, so that no moment is made up for it.
enum NightSums {
    /// Puts the stages of each night one after another, so that it is as long as it was, awake at its end.
    ///
    /// In which order they were nobody knows; whoever shows them must say so.
    static func laid(_ samples: [HealthSample], by sources: Set<Int32>) -> [HealthSample] {
        let isSum = { (sample: HealthSample) in
            sources.contains(sample.source) && sample.sleep.map { $0 != .inBed } == true
        }
        guard samples.contains(where: isSum) else { return samples }
        let nights = Dictionary(grouping: samples.filter(isSum)) { [Int64($0.source), $0.start] }
        let laid = nights.values.flatMap { night in
            var place = night[0].start
            return night.sorted { Self.key($0).lexicographicallyPrecedes(Self.key($1)) }.map { sample in
                var sample = sample
                (sample.start, sample.end) = (place, place + sample.moments.length)
                place = sample.end
                return sample
            }
        }
        return samples.filter { !isSum($0) } + laid
    }

    private static func key(_ sample: HealthSample) -> [Double] {
        [sample.sleep == .awake ? 1 : 0, -sample.value, Double(sample.end)]
    }
}

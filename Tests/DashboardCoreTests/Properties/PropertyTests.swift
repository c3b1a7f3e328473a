import Foundation
import Testing

@Suite("Properties of random sequences")
struct PropertyTests {
    /// One sequence if `PROPERTY_SEED` names it, else as many as `PROPERTY_COUNT` says.
    private var seeds: ClosedRange<UInt64> {
        let environment = ProcessInfo.processInfo.environment
        if let seed = environment["PROPERTY_SEED"].flatMap({ UInt64($0) }) { return seed...seed }
        return 1...(environment["PROPERTY_COUNT"].flatMap { UInt64($0) } ?? 1_000)
    }

    @Test("Whatever is done in whatever order, the tree keeps its promises", arguments: [false, true])
    func sequences(isReentrant: Bool) async throws {
        var failures = 0
        for seed in seeds where failures < 3 {
            // Thousands of them take seconds, in which others want to be tested, too.
            await Task.yield()
            let run = try RandomRun(seed: seed, steps: 60, isReentrant: isReentrant)
            guard !run.complaints.isEmpty else { continue }
            failures += 1
            let story = run.complaints.joined(separator: "\n    ")
            Issue.record("PROPERTY_SEED=\(seed), re-entrant \(isReentrant): \(story)")
        }
        #expect(failures == 0)
    }
}

import Foundation
import Testing

@Suite("Properties of random sequences")
struct PropertyTests {
    /// How many sequences a test runs; each of them is named by its seed.
    private static let count = 2_000

    @Test("Whatever is done in whatever order, the tree keeps its promises", arguments: [false, true])
    func sequences(isReentrant: Bool) throws {
        let environment = ProcessInfo.processInfo.environment["PROPERTY_SEED"].flatMap { UInt64($0) }
        let seeds = environment.map { $0...$0 } ?? 1...UInt64(Self.count)
        var failures = 0
        for seed in seeds where failures < 3 {
            let run = try RandomRun(seed: seed, steps: 60, isReentrant: isReentrant)
            guard !run.complaints.isEmpty else { continue }
            failures += 1
            Issue.record("PROPERTY_SEED=\(seed), re-entrant \(isReentrant): \(run.complaints.joined(separator: "\n    "))")
        }
        #expect(failures == 0)
    }
}

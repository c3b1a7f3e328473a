import Crypto
import DashboardTesting
import Fetching
import Locking

extension Timekeeper {
    /// The time of a clock that a test moves.
    static func by(_ clock: TestClock) -> Timekeeper {
        Timekeeper(
            now: {
                let (seconds, attoseconds) = clock.now.sinceEpoch.components
                return Moment(milliseconds: Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000))
            },
            sleep: { try await clock.sleep(for: $0) }
        )
    }
}

extension RandomBytes {
    /// The same byte for ever: 0 is the smallest number, 255 the largest.
    static func always(_ byte: UInt8) -> RandomBytes {
        RandomBytes { [UInt8](repeating: byte, count: $0) }
    }
}

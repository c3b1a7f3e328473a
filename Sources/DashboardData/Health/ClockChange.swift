import DashboardCore
import FoundationEssentials
import Health

/// When clocks were put forward or back in a sleep, and how far ahead of UTC they were from then on.
///
/// A sample says what clocks showed when it began. In between, the clocks of the place know it to the minute; they are asked
/// only where they agree with the samples.
struct ClockChange {
    /// The end of the sleep where clocks were not changed.
    let moment: Int64
    let offset: Int32

    init(of block: SleepBlock, by clock: LocalClock?) {
        let offset = { (moment: Int64) in
            clock.map { Int32(clamping: $0.local(Date(timeIntervalSince1970: Double(moment))).offset) }
        }
        var (before, after) = (block.change.lowerBound, block.change.upperBound)
        let isToldAfterwards = block.endOffset != block.startOffset
        let later = offset(after)
        guard offset(before) == block.startOffset, let later, later != block.startOffset,
            !isToldAfterwards || later == block.endOffset
        else {
            (moment, self.offset) = (after, block.endOffset)
            return
        }
        while after - before > 1 {
            let middle = (before + after) / 2
            if offset(middle) == later { after = middle } else { before = middle }
        }
        (moment, self.offset) = (after, later)
    }
}

import DashboardCore
import DashboardData
import FoundationEssentials
import Glibc

/// Measures how many durable changes a second a store takes, by how many callers wait at once.
///
/// Prints one line a figure, `name value unit`, the median of so many rounds with the slowest and the quickest. The
/// first argument is a folder on the disk to measure; it is made, and emptied of the store's files afterwards.
@main
struct StoreBench {
    private static let rounds = 7
    /// SQLite writes nothing where nothing differs, so a caller saves these two in turn.
    private static let snapshots = [makeSnapshot(hiding: 0), makeSnapshot(hiding: 1)]

    static func main() async throws {
        guard CommandLine.arguments.count == 2 else {
            print("usage: StoreBench FOLDER")
            exit(64)
        }
        let folder = CommandLine.arguments[1]
        let store = try SQLiteSessionStore(folder: folder)
        for (callers, each) in [(1, 400), (8, 200), (64, 100), (256, 40)] {
            try await measure("durable-saves-from-\(callers)", store, callers: callers, each: each)
        }
        try await measureMany(store)
        try await measureReading(store)
        await store.close()
        for name in ["visitors.sqlite", "lock"] { unlink(folder + "/" + name) }
        rmdir(folder)
    }

    /// Each caller is one visitor, who waits for each change before the next.
    private static func measure(_ name: String, _ store: SQLiteSessionStore, callers: Int, each: Int) async throws {
        var figures: [Double] = []
        for _ in 0..<rounds {
            let start = ContinuousClock.now
            try await withThrowingTaskGroup { group in
                for caller in 0..<callers {
                    group.addTask {
                        let key = VisitorKey(token: "caller \(caller)")
                        for number in 0..<each {
                            let snapshot = snapshots[number % 2]
                            try await store.save(snapshot, screen: "today", of: key, at: Date()).isDurable()
                        }
                    }
                }
                try await group.waitForAll()
            }
            figures.append(Double(callers * each) / ((ContinuousClock.now - start) / .seconds(1)))
        }
        figures.sort()
        print("\(name) \(Int(figures[rounds / 2])) /s (\(Int(figures[0])) to \(Int(figures[rounds - 1])))")
    }

    /// Ten thousand newcomers, handed over at once.
    private static func measureMany(_ store: SQLiteSessionStore) async throws {
        let start = ContinuousClock.now
        var receipts: [SaveReceipt] = []
        for number in 0..<10_000 {
            receipts.append(
                store.save(snapshots[0], screen: "today", of: VisitorKey(token: "many \(number)"), at: Date())
            )
        }
        let handedOver = ContinuousClock.now - start
        for receipt in receipts { try await receipt.isDurable() }
        print("handing-over \(handedOver / .microseconds(10_000)) us")
        print("ten-thousand-newcomers \((ContinuousClock.now - start) / .milliseconds(1)) ms")
    }

    private static func measureReading(_ store: SQLiteSessionStore) async throws {
        let start = ContinuousClock.now
        for number in 0..<10_000 {
            let visitor = try await store.visitor(VisitorKey(token: "many \(number)"))
            precondition(visitor?.screens.count == 1 || number < 1_000, "a newcomer is missing")
        }
        print("reading \((ContinuousClock.now - start) / .microseconds(10_000)) us")
    }

    /// Choices on a screen of sixteen widgets.
    private static func makeSnapshot(hiding offset: Int) -> StateSnapshot {
        StateSnapshot(
            (0..<16).map { number in
                var record = StateRecord(path: "today/widget-\(number)")
                record.isHidden = number % 3 == offset
                return record
            }
        )
    }
}

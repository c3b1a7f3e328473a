import BenchScreen
import DashboardCore
import Glibc

/// Measures what a page of controllers costs, in time and in memory.
///
/// Prints one line a figure, `name value unit`, the median of so many rounds with the quickest and the slowest.
@main
struct ContainmentBench {
    private static let rounds = 15

    static func main() throws {
        let one = try Session { BenchTree(count: 16) }
        let bytes = one.answer { root in root.fragment().byteCount }
        print("page-of-16-size \(bytes) bytes")

        try measure("page-of-16-from-scratch", times: 200) {
            let session = try Session { BenchTree(count: 16) }
            return session.answer { root in root.fragment().byteCount }
        }
        for count in [16, 1_000] {
            // Somebody's page is connected, so the tree is on screen between the requests.
            let session = try Session { BenchTree(count: count) }
            session.lookerArrives()
            session.answer { root in _ = root.fragment() }
            measure("one-changed-of-\(count)", times: 2_000) {
                session.answer { root in
                    (root as? BenchTree)?.last?.change()
                    return root.fragment().byteCount
                }
            }
            measure("one-changed-of-\(count)-fragment-only", times: 2_000) {
                session.answer { root in
                    let widget = (root as? BenchTree)?.last
                    widget?.change()
                    return widget?.fragment().byteCount ?? 0
                }
            }
        }
        measure("page-of-16-at-rest", times: 5_000) { one.fragment()?.byteCount ?? 0 }
        try measureScreen()
        try measureMemory()
    }

    /// The page that is set against the C program, all of it written anew from its model each time.
    private static func measureScreen() throws {
        let screen = try Session { BenchScreenController(count: 16) }
        screen.lookerArrives()
        print("screen-size \(screen.fragment()?.byteCount ?? 0) bytes")
        measure("screen-nothing-kept", times: 500) {
            screen.enter { root in
                root.setNeedsRender()
                for widget in root.children { widget.setNeedsRender() }
                return root.fragment().byteCount
            }
        }
        measure("screen-one-changed", times: 5_000) {
            screen.enter { root in
                root.children.first?.setNeedsRender()
                return root.fragment().byteCount
            }
        }
    }

    private static func measure(_ name: String, times: Int, _ body: () throws -> Int) rethrows {
        var figures: [Double] = []
        var bytes = 0
        for _ in 0..<rounds {
            let start = ContinuousClock.now
            for _ in 0..<times { bytes &+= try body() }
            let took = ContinuousClock.now - start
            figures.append(took / .microseconds(1) / Double(times))
        }
        figures.sort()
        precondition(bytes > 0, "nothing was rendered")
        print("\(name) \(figures[rounds / 2].short) us (\(figures[0].short) to \(figures[rounds - 1].short))")
    }

    /// Sessions that have shown their page once, and now wait for their visitors.
    private static func measureMemory() throws {
        let count = 2_000
        var sessions: [Session] = []
        sessions.reserveCapacity(count)
        let before = residentBytes()
        for _ in 0..<count {
            let session = try Session { BenchTree(count: 16) }
            session.answer { root in _ = root.fragment() }
            sessions.append(session)
        }
        let each = (residentBytes() - before) / count
        print("idle-session-of-16 \(each) bytes (\(sessions.count) sessions)")
    }

    private static func residentBytes() -> Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, 128, file) != nil else { return 0 }
        let fields = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            .split(separator: " ")
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(getpagesize())
    }
}

extension Double {
    /// Two decimals.
    fileprivate var short: String { "\((self * 100).rounded() / 100)" }
}

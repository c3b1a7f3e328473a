import CAllocationCounter
import Glibc
import Markup
import MarkupBenchPage

/// Renders one page over and over and says how long it took and what it allocated.
struct MarkupBenchmark {
    let rounds = 5000

    func run() {
        let page = Dashboard(Forecast())
        var rendered = page.rendered()
        var nanoseconds: [UInt64] = []
        nanoseconds.reserveCapacity(rounds)
        for _ in 0..<rounds {
            let start = now()
            rendered = page.rendered(reserving: rendered.bytes.count)
            nanoseconds.append(now() - start)
        }
        let before = allocation_count()
        for _ in 0..<100 {
            rendered = page.rendered(reserving: rendered.bytes.count)
        }
        let allocations = (allocation_count() - before) / 100

        nanoseconds.sort()
        print(
            "markup page_bytes=\(rendered.bytes.count)",
            "elements=\(elementCount(rendered.bytes))",
            "median_us=\(microseconds(nanoseconds[rounds / 2]))",
            "p10_us=\(microseconds(nanoseconds[rounds / 10]))",
            "allocations=\(allocations)"
        )
        if CommandLine.arguments.contains("--print") {
            print(rendered.text)
        }
    }

    private func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    private func microseconds(_ nanoseconds: UInt64) -> Double {
        Double(nanoseconds / 10) / 100
    }

    /// Counts start tags: every `<` that is followed by a letter.
    private func elementCount(_ bytes: [UInt8]) -> Int {
        zip(bytes, bytes.dropFirst()).count { $0 == UInt8(ascii: "<") && (0x61...0x7A).contains($1) }
    }
}

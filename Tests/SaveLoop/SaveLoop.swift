import DashboardCore
import DashboardData
import FoundationEssentials
import Glibc

/// Saves rising numbers for several visitors at once, and prints each that was acknowledged, until it is killed.
@main
struct SaveLoop {
    static let visitors = 8

    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let start = Int(arguments[2]) else { exit(64) }
        let store = try SQLiteSessionStore(folder: arguments[1])
        await withTaskGroup { group in
            for visitor in 0..<visitors {
                group.addTask { await save(store, visitor, from: start) }
            }
        }
    }

    private static func save(_ store: SQLiteSessionStore, _ visitor: Int, from start: Int) async {
        var number = start
        while true {
            var record = StateRecord(path: "screen")
            record.state = ["number": "\(number)"]
            let receipt = store.save(
                StateSnapshot([record]),
                screen: "today",
                of: VisitorKey(token: "\(visitor)"),
                at: Date(timeIntervalSince1970: Double(number))
            )
            guard (try? await receipt.isDurable()) != nil else { exit(1) }
            // One line in one write, so that a kill cannot cut it in two.
            let line = Array("\(visitor) \(number)\n".utf8)
            guard write(STDOUT_FILENO, line, line.count) == line.count else { exit(0) }
            number += 1
        }
    }
}

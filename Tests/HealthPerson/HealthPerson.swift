import DashboardCore
import DashboardData
import FoundationEssentials
import Glibc
import SQLite

/// Makes up somebody of whom much is known, in a data folder that a server can be started with, or measures such a folder.
///
/// `HealthPerson FOLDER DAYS` fills it with so many days up to the 14th of April 2026, `HealthPerson FOLDER DAYS dense` with
/// some 5,500 samples a day, and `HealthPerson FOLDER` prints how long the models of a day take, `name value unit`.
@main
struct HealthPerson {
    static let lastDay = 20_557

    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 2 else {
            print("usage: HealthPerson FOLDER [DAYS [dense]]")
            exit(64)
        }
        let store = try HealthStore(in: StoreFolder(arguments[1], for: .importing))
        if arguments.count > 2, let days = Int(arguments[2]) {
            var person = try MadeUpPerson(Database(path: store.path, access: .readWrite), isDense: arguments.count > 3)
            try person.live(until: lastDay, days: days)
        } else {
            try await measure(store)
        }
    }

    /// Two hundred days here and there, each asked for once, as pages ask.
    private static func measure(_ store: HealthStore) async throws {
        let clock = LocalClock(
            now: { Date(timeIntervalSince1970: Double(lastDay) * 86_400 + 44_400) },
            offset: { _ in 7200 }
        )
        let body = HealthBody(try HealthArchive(store), clock: clock)
        let history = body.history
        var figures: [String: [Double]] = [:]
        for step in 0..<200 {
            let day = body.today().adding(-(step * 7919 % max(1, history)))
            var sum = 0.0
            let questions: [(String, () async throws -> Void)] = [
                ("summary", { _ = try await body.summary(of: day) }), ("pulse", { _ = try await body.pulse(of: day) }),
                ("night", { _ = try await body.night(before: day) }),
                ("workouts", { _ = try await body.workouts(on: day) }),
                ("resting", { _ = try await body.restingPulse(endingWith: day) }),
                ("week", { _ = try await body.nights(endingWith: day) }),
                ("glances", { _ = body.glances(endingWith: day) }),
            ]
            for (name, ask) in questions {
                let start = ContinuousClock.now
                try await ask()
                let time = (ContinuousClock.now - start) / .milliseconds(1)
                figures[name, default: []].append(time)
                sum += time
            }
            figures["whole-day", default: []].append(sum)
        }
        print("days \(history)")
        for (name, values) in figures.sorted(by: { $0.key < $1.key }) {
            let sorted = values.sorted()
            print(
                "\(name) \(sorted[sorted.count / 2]) ms (\(sorted[sorted.count / 20]) to \(sorted[sorted.count * 19 / 20]))"
            )
        }
    }
}

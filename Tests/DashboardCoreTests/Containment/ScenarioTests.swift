import DashboardCore
import Foundation
import Testing

@Suite("The containment contract")
struct ScenarioTests {
    /// A file of scenarios, by its name beside this one, or by its path in an environment variable.
    private struct Source: Sendable, CustomTestStringConvertible {
        let name: String
        let variable: String?

        var testDescription: String { name }

        var url: URL {
            if let path = variable.flatMap({ ProcessInfo.processInfo.environment[$0] }) { return URL(filePath: path) }
            return URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
        }
    }

    @Test(
        "Every scenario goes as it is written",
        arguments: [
            Source(name: "scenarios.json", variable: "CONTAINMENT_SCENARIOS"),
            Source(name: "further-scenarios.json", variable: nil),
        ]
    )
    private func contract(source: Source) throws {
        let file = try JSONDecoder().decode(ScenarioFile.self, from: try Data(contentsOf: source.url))
        #expect(file.format == 1)
        let verdicts = file.scenarios.map(ScenarioVerdict.init)
        let failures = verdicts.filter { !$0.hasPassed }
        for failure in failures { print("FAILED \(failure)") }
        // Only the contract's own file is counted aloud, so that there is one such line.
        if source.variable != nil { print("\(verdicts.count - failures.count) passed, \(failures.count) failed") }
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }
}

import DashboardCore
import Foundation
import Testing

@Suite("The containment contract")
struct ScenarioTests {
    @Test("Every scenario of the contract goes as it is written")
    func contract() throws {
        let environment = ProcessInfo.processInfo.environment["CONTAINMENT_SCENARIOS"]
        let own = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "scenarios.json")
        let data = try Data(contentsOf: environment.map { URL(filePath: $0) } ?? own)
        let file = try JSONDecoder().decode(ScenarioFile.self, from: data)
        #expect(file.format == 1)
        let verdicts = file.scenarios.map(ScenarioVerdict.init)
        let failures = verdicts.filter { !$0.hasPassed }
        for failure in failures { print("FAILED \(failure)") }
        print("\(verdicts.count - failures.count) passed, \(failures.count) failed")
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }
}

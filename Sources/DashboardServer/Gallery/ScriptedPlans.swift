import DashboardCore
import DashboardData

/// The sample's plans by a script, or none, or a day that is full of long ones.
struct ScriptedPlans: PlanSource {
    let state: GalleryState
    let script: Script
    let town: SampleTown

    var name: String { "the sample calendar" }

    func plans(on day: CalendarDay) async throws -> [Plan] {
        try await script.answer {
            switch state {
            case .empty: []
            case .extreme: (0..<9).map(Self.endless)
            default: try await SamplePlans(in: town).plans(on: day)
            }
        }
    }

    private static func endless(_ part: Int) -> Plan {
        let name = "Long conversation about the roof, part \(part)"
        return Plan(name, from: TimeOfDay(14 + part, 5), to: TimeOfDay(14 + part, 55), spoken: name)
    }
}

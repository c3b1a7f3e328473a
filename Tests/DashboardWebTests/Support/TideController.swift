import DashboardCore
import FoundationEssentials
import Markup

/// A widget whose answer comes when a test opens its gate.
final class TideController: FetchedCardController<String> {
    init(_ identifier: Identifier, _ gate: Gate, failing: SourceFailure.Kind? = nil) {
        super.init(identifier: identifier, clock: { House.noon }) {
            try await gate.pass()
            if let failing { throw SourceFailure(failing, source: "the harbour", "The harbour is in fog.") }
            return "High water"
        }
    }

    override var source: String? { "the harbour" }
    override func matter(of value: String) -> any Markup { p { value } }
    override func words(of value: String) -> String? { value }
    override func model(of value: String) -> JSON? { ["level": .string(value)] }
    override class var modelShape: JSON { ["type": "object", "properties": ["level": ["type": "string"]]] }
}

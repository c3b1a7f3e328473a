import DashboardCore
import FoundationEssentials
import Markup

/// The screen about this server: what it is, and what it can be asked.
final class ServerController: ScreenController {
    private let facts: ServerFacts
    private let clock: WallClock

    init(facts: ServerFacts, clock: WallClock) {
        self.facts = facts
        self.clock = clock
        super.init(identifier: "server")
        traitOverrides.language = .english
    }

    override var title: String { inheritedTraits.words.frame.screens.server }
    override var opening: PageOpening { .sky }
    override var headline: String { "The weather, the body and the day, kept at home." }
    override var introduction: String? { "This server is up. It asks nobody and tells nobody." }

    override func makeWidgets() -> [Controller] {
        [
            ServerFactsController(facts: facts),
            AlmanacController(clock: clock),
            ClockController(clock: clock),
            QuestionsController(origin: facts.origin),
        ]
    }
}

/// What a server says of itself.
struct ServerFacts: Sendable {
    /// Scheme, host and port, known for certain only once the server listens.
    let origin: @Sendable () -> String
    let started: Date
    let isClockFrozen: Bool
    /// The folder of visitors' choices, as the command line names it; nil if they end with the process.
    let keepsChoices: Bool
}

/// The facts as a list of names and values.
final class ServerFactsController: CardController {
    private let facts: ServerFacts

    init(facts: ServerFacts) {
        self.facts = facts
        super.init(identifier: "facts")
    }

    override var title: String { "As it stands" }
    override var source: String? { "this process" }
    override var foot: String? { "From this process" }
    override var words: String? { rows.map { "\($0.name): \($0.value)" }.joined(separator: "\n") }
    override var matter: any Markup { LedgerView(rows: rows) }

    override var model: JSON? {
        [
            "origin": .string(facts.origin()),
            "version": .string(Version.current),
            "started": .string(facts.started.formatted(.iso8601)),
            "clockIsFrozen": .bool(facts.isClockFrozen),
            "keepsChoices": .bool(facts.keepsChoices),
        ]
    }

    override class var modelShape: JSON {
        [
            "type": "object",
            "required": ["origin", "version", "started", "clockIsFrozen", "keepsChoices"],
            "properties": [
                "origin": ["type": "string"],
                "version": ["type": "string"],
                "started": ["type": "string", "format": "date-time"],
                "clockIsFrozen": ["type": "boolean"],
                "keepsChoices": ["type": "boolean"],
            ],
        ]
    }

    private var rows: [LedgerView.Row] {
        let started = LocalTime(facts.started, offset: MachineZone.offset(at: facts.started))
        return [
            .init(name: "Address", value: facts.origin()),
            .init(name: "Version", value: Version.current),
            .init(
                name: "Clock",
                value: facts.isClockFrozen ? "Stands still" : "The machine's own",
                remark: facts.isClockFrozen ? "Frozen by --clock" : nil
            ),
            .init(name: "Started", value: "\(started.day.words), \(started.clock) \(started.zone)"),
            .init(
                name: "Choices",
                value: facts.keepsChoices ? "Kept on disk" : "Kept in memory",
                remark: facts.keepsChoices ? nil : "They end with this process; a data folder keeps them"
            ),
        ]
    }
}

/// Names with their values, and a remark where one is needed.
struct LedgerView: Markup {
    struct Row: Sendable {
        let name: String
        let value: String
        var remark: String?
    }

    let rows: [Row]

    var content: some Markup {
        dl(.class("ledger")) {
            for row in rows {
                div {
                    dt { row.name }
                    dd { row.value }
                    if let remark = row.remark { dd(.class("why")) { remark } }
                }
            }
        }
    }
}

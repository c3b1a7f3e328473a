import DashboardCore

/// What makes a controller one of a scenario: its name there, its answers, and where it reports.
final class Probe {
    let node: Scenario.Node
    let log: EventLog
    /// Finds a node by its name in the scenario.
    let find: (String) -> Controller?
    /// Finds a free node by its restoration id.
    let make: (String) -> Controller?

    init(
        node: Scenario.Node,
        log: EventLog,
        find: @escaping (String) -> Controller?,
        make: @escaping (String) -> Controller?
    ) {
        self.node = node
        self.log = log
        self.find = find
        self.make = make
    }

    func note(_ event: String, _ arg: JSONValue = .null) {
        log.record(node.id, event, arg)
    }

    func note(_ event: String, _ controller: Controller?) {
        note(event, JSONValue(controller?.scenarioID))
    }

    func note(_ event: String, _ size: Size) {
        note(event, .array([.number(size.width), .number(size.height)]))
    }

    func note(_ event: String, _ traits: Traits) {
        note(event, .object(traits.entries.mapValues(JSONValue.string)))
    }

    /// The page that is so many places from another one in the list of pages.
    func page(_ offset: Int, from page: Controller) -> Controller? {
        let pages = node.pages ?? []
        guard let id = page.scenarioID, let index = pages.firstIndex(of: id) else { return nil }
        let wanted = index + offset
        return pages.indices.contains(wanted) ? find(pages[wanted]) : nil
    }

    var identifier: Identifier {
        let name = node.fragment ?? node.id
        return Identifier(name) ?? Identifier(name.map { $0.isLetter || $0.isNumber ? "\($0)" : "x" }.joined()) ?? "odd"
    }
}

/// A controller that a scenario made.
protocol Probed: Controller {
    var probe: Probe { get }
}

extension Controller {
    /// The name of this controller in its scenario.
    var scenarioID: String? { (self as? any Probed)?.probe.node.id }
}

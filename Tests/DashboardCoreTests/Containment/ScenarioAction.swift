import DashboardCore

/// One action of a scenario, with the names in it looked up.
struct ScenarioAction {
    let op: String
    private let fields: [String: JSONValue]
    private let scene: Scene

    init(_ fields: [String: JSONValue], scene: Scene) throws {
        guard let op = fields["op"]?.text else { throw ScenarioFault("an action without op") }
        self.op = op
        self.fields = fields
        self.scene = scene
    }

    subscript(name: String) -> JSONValue? { fields[name] }

    /// What a container says to an operation of another kind.
    var unsupported: ContainmentError {
        ContainmentError(.unsupported, op, expected: "another kind of container", got: op)
    }

    func receiver() throws -> Controller { try controller("on") }

    func text(_ name: String) throws -> String {
        guard let text = fields[name]?.text else { throw ScenarioFault("\(op) without \(name)") }
        return text
    }

    func controller(_ name: String) throws -> Controller { try find(try text(name)) }

    func controllers(_ name: String) throws -> [Controller] { try (fields[name]?.texts ?? []).map(find) }

    func size(_ name: String) throws -> Size {
        guard let size = Size(fields[name]?.items?.compactMap(\.number)) else {
            throw ScenarioFault("\(op) without \(name)")
        }
        return size
    }

    func records(_ name: String) throws -> [StateRecord] {
        try (fields[name]?.items ?? []).map { item in
            guard let path = item.fields?["path"]?.text else { throw ScenarioFault("a record without path") }
            var record = StateRecord(path: path)
            record.isHidden = item.fields?["hidden"]?.flag ?? false
            record.selected = item.fields?["selected"]?.text
            record.stack = item.fields?["stack"]?.texts
            record.state = item.fields?["state"]?.textFields ?? [:]
            return record
        }
    }

    private func find(_ id: String) throws -> Controller {
        guard let controller = scene.controllers[id] else { throw ScenarioFault("an unknown node, \(id)") }
        return controller
    }
}

extension StateRecord {
    /// The record as scenario files write it.
    var scenarioValue: JSONValue {
        var fields: [String: JSONValue] = ["path": .string(path)]
        if isHidden { fields["hidden"] = .bool(true) }
        if let selected { fields["selected"] = .string(selected) }
        if let stack { fields["stack"] = .array(stack.map(JSONValue.string)) }
        if !state.isEmpty { fields["state"] = .object(state.mapValues(JSONValue.string)) }
        return .object(fields)
    }
}

import DashboardCore

/// Performs a scenario's actions on its scene, and gathers the answers.
final class ScenarioRunner {
    let scene: Scene
    private(set) var results: [JSONValue] = []
    private(set) var faults: [String] = []
    private var loads: [String: (owner: Controller, load: Load, spinner: String?)] = [:]
    private var leases: [String: Lease] = [:]

    init(_ scenario: Scenario) throws {
        scene = try Scene(scenario.given)
        scene.log.listen(hooks: scenario.hooks ?? []) { [unowned self] actions in perform(actions) }
        perform(scenario.actions)
    }

    /// Sets the scene only; the actions come one by one.
    init(given: [Scenario.Node], hooks: [Scenario.Hook]) throws {
        scene = try Scene(given)
        scene.log.listen(hooks: hooks) { [unowned self] actions in perform(actions) }
    }

    func perform(_ actions: [[String: JSONValue]]) {
        for action in actions {
            let on = action["on"]?.text
            do {
                try perform(ScenarioAction(action, scene: scene))
            } catch let error as ContainmentError {
                scene.log.write(on ?? "*", "error", .string(error.code.rawValue))
            } catch {
                faults.append("\(error)")
            }
        }
    }

    private func perform(_ action: ScenarioAction) throws {
        switch action.op {
        case "commit": try commit(action)
        case "spinnerDue", "finishLoad": try performOnLoad(action)
        case "makeVisible", "reconnect", "makeInvisible", "clientGone", "leaseExpired": try performOnStage(action)
        case "push", "pop", "popToRoot", "setStack": try performOnNavigation(action)
        case "select", "next", "previous", "tick": try performOnContainer(action)
        default: try performOnAny(action)
        }
    }

    private func performOnAny(_ action: ScenarioAction) throws {
        let on = try action.receiver()
        switch action.op {
        case "add": try on.add(try action.controllers("children"))
        case "remove": on.remove()
        case "removeChild": results.append(.bool(on.remove(try action.controller("child"))))
        case "load": on.load()
        case "isLoaded": results.append(.bool(on.isLoaded))
        case "isVisible": results.append(.bool(on.isVisible))
        case "hide": on.hide()
        case "show": on.show()
        case "transition": try transition(on, action)
        case "setPreferred": on.preferredSize = try action.size("size")
        case "resize": on.resize(to: try action.size("size"))
        case "traits": on.adapt(to: Traits(action["traits"]?.textFields ?? [:]))
        case "perform":
            let responder = on.perform(Action(try action.text("action")))
            results.append(JSONValue(responder?.scenarioID))
        case "setState": on.state[try action.text("key")] = try action.text("value")
        case "save": results.append(.array(on.save().map(\.scenarioValue)))
        case "restore": on.restore(try action.records("saved"))
        case "startLoad":
            let name = try action.text("load")
            loads[name] = (on, on.startLoad(named: name), action["spinner"]?.text)
        default: throw ScenarioFault("an unknown op, \(action.op)")
        }
    }

    private func transition(_ on: Controller, _ action: ScenarioAction) throws {
        let to = try action.controller("to")
        if let container = on as? SwitchController, action["from"]?.text == nil {
            try container.transition(to: to)
        } else {
            let from = action["from"]?.text == nil ? Controller(identifier: "nobody") : try action.controller("from")
            try on.transition(from: from, to: to)
        }
    }

    private func performOnNavigation(_ action: ScenarioAction) throws {
        guard let on = try action.receiver() as? NavigationController else { throw action.unsupported }
        switch action.op {
        case "push": try on.push(try action.controller("child"))
        case "pop": results.append(JSONValue(on.pop()?.scenarioID))
        case "popToRoot": results.append(.array(on.popToRoot().map { JSONValue($0.scenarioID) }))
        default: try on.setStack(try action.controllers("children"))
        }
    }

    private func performOnContainer(_ action: ScenarioAction) throws {
        switch (action.op, try action.receiver()) {
        case ("select", let tab as TabController):
            guard let index = action["index"]?.number.map({ Int($0) }) else { throw ScenarioFault("no index") }
            if action["byVisitor"]?.flag ?? false {
                try tab.visitorSelects(index)
            } else {
                try tab.select(index)
            }
        case ("next", let page as PageController): results.append(JSONValue(try page.next()?.scenarioID))
        case ("previous", let page as PageController): results.append(JSONValue(try page.previous()?.scenarioID))
        case ("tick", let rotation as RotationController): rotation.tick()
        default: throw action.unsupported
        }
    }

    private func performOnLoad(_ action: ScenarioAction) throws {
        let name = try action.text("load")
        guard let (owner, load, spinner) = loads[name] else { throw ScenarioFault("an unknown load, \(name)") }
        if action.op == "spinnerDue" {
            owner.spinnerIsDue(for: load, spinner.flatMap { scene.controllers[$0] })
        } else {
            let failed = action["failed"]?.flag ?? false
            owner.finish(load, failure: failed ? ScenarioFault("a load that failed") : nil)
        }
    }

    private func performOnStage(_ action: ScenarioAction) throws {
        let on = try action.receiver()
        guard let stage = on.stage, let id = stage.root.scenarioID else { throw ScenarioFault("no session") }
        switch action.op {
        case "makeVisible", "reconnect": stage.lookerArrives()
        case "makeInvisible": if let lease = stage.lookerLeaves() { leases[id] = lease }
        case "clientGone": if let lease = stage.clientGone() { leases[id] = lease }
        default: if let lease = leases[id] { stage.leaseEnds(lease) }
        }
    }

    private func commit(_ action: ScenarioAction) throws {
        scene.log.write(action["on"]?.text ?? "*", "commit")
        if action["on"]?.text == nil {
            for (_, stage) in scene.stages { stage.commit() }
        } else {
            try action.receiver().stage?.commit()
        }
    }
}

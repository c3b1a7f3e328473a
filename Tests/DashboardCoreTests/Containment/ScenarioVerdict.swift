import DashboardCore

/// What came of a scenario: nothing to say, or what was expected and what was got.
struct ScenarioVerdict: CustomStringConvertible {
    let scenario: Scenario
    private(set) var complaints: [String] = []

    var hasPassed: Bool { complaints.isEmpty }

    var description: String {
        (["\(scenario.id) \(scenario.title)"] + complaints.map { "    " + $0 }).joined(separator: "\n")
    }

    init(of scenario: Scenario) {
        self.scenario = scenario
        do {
            let runner = try ScenarioRunner(scenario)
            complaints += runner.faults
            compareEvents(runner.scene.log.events)
            compareFinal(runner)
        } catch {
            complaints.append("could not be set up: \(error)")
        }
    }

    private mutating func compareEvents(_ events: [Scenario.Event]) {
        let watched = Set(scenario.watch)
        let got = events.filter { watched.contains($0.event) }
        if scenario.ordering == .perController {
            for name in Set((got + scenario.expected).map(\.controller)).sorted() {
                compare(
                    "events of \(name)",
                    scenario.expected.filter { $0.controller == name },
                    got.filter { $0.controller == name }
                )
            }
        } else {
            compare("events", scenario.expected, got)
        }
    }

    private mutating func compare(_ what: String, _ expected: [Scenario.Event], _ got: [Scenario.Event]) {
        guard expected.map(\.description) != got.map(\.description) else { return }
        complaints.append("\(what) expected: " + expected.map(\.description).joined(separator: " "))
        complaints.append("\(what) got:      " + got.map(\.description).joined(separator: " "))
    }

    private mutating func compareFinal(_ runner: ScenarioRunner) {
        for (key, expected) in (scenario.final ?? [:]).sorted(by: { $0.key < $1.key }) {
            if key == "results" {
                compareValue("results", expected, .array(runner.results))
                continue
            }
            for (id, value) in (expected.fields ?? [:]).sorted(by: { $0.key < $1.key }) {
                guard let controller = runner.scene.controllers[id], let got = controller.final(key) else {
                    complaints.append("final \(key) of \(id) cannot be told")
                    continue
                }
                compareValue("final \(key) of \(id)", value, got)
            }
        }
    }

    private mutating func compareValue(_ what: String, _ expected: JSONValue, _ got: JSONValue) {
        guard expected != got else { return }
        complaints.append("\(what) expected \(expected), got \(got)")
    }
}

extension Controller {
    /// What a scenario may ask about a controller at its end.
    fileprivate func final(_ key: String) -> JSONValue? {
        switch key {
        case "children": .array(children.map { JSONValue($0.scenarioID) })
        case "parent": JSONValue(parent?.scenarioID)
        case "loaded": .bool(isLoaded)
        case "hidden": .bool(isHidden)
        case "visible": .bool(isVisible)
        case "onScreen": .bool(isOnScreen)
        case "selected": JSONValue((self as? TabController)?.selected?.scenarioID)
        case "size": .array([.number(size.width), .number(size.height)])
        case "state": .object(state.mapValues(JSONValue.string))
        case "collapsed": (self as? SplitController).map { .bool($0.isCollapsed) }
        default: nil
        }
    }
}

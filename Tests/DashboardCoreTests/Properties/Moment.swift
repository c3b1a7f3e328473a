@testable import DashboardCore

/// How things stood before an operation.
struct Moment {
    private let isVisible: [String: Bool]
    private let isHidden: [String: Bool]
    private let hadParent: Set<String>

    init(_ scene: Scene) {
        isVisible = scene.controllers.mapValues(\.isVisible)
        isHidden = scene.controllers.mapValues(\.isHidden)
        hadParent = Set(scene.controllers.filter { $0.value.parent != nil }.keys)
    }

    /// Exactly those hear of it whose effective visibility a flag has changed; moving tells nobody, and keeps the flags.
    func visibility(_ scene: Scene, action: [String: JSONValue], events: [Scenario.Event]) -> [String] {
        let told = events.filter { $0.event == "visibilityDidChange" }
        let op = action["op"]?.text ?? ""
        let isFlag = op == "hide" || op == "show"
        var complaints: [String] = []
        for (name, controller) in scene.controllers {
            let heard = told.filter { $0.controller == name }
            let changed = isFlag && controller.isLoaded && controller.isVisible != isVisible[name]
            if heard.map(\.arg) != (changed ? [.bool(controller.isVisible)] : []) {
                complaints.append("\(name) heard \(heard), visible \(controller.isVisible)")
            }
            let isMeant = isFlag && action["on"]?.text == name
            if !isMeant, controller.isHidden != isHidden[name] { complaints.append("the flag of \(name) has changed") }
        }
        return complaints
    }

    /// Nobody who has left goes on loading, nor anybody below.
    func orphanedLoads(_ scene: Scene) -> [String] {
        scene.controllers.filter { hadParent.contains($0.key) && $0.value.parent == nil }.flatMap { name, controller in
            loading(controller).map { "\($0) still loads below \(name), who has left" }
        }
    }

    private func loading(_ controller: Controller) -> [String] {
        (controller.loads.isEmpty ? [] : [controller.scenarioID ?? "?"]) + controller.children.flatMap(loading)
    }
}

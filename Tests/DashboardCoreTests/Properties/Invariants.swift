@testable import DashboardCore

/// What holds of every tree at every moment between two operations.
struct Invariants {
    let scene: Scene

    private var everybody: [Controller] { Array(scene.controllers.values) }

    /// Parents and children say the same of each other, and there is no circle.
    func structure() -> [String] {
        var complaints: [String] = []
        for controller in everybody {
            let name = controller.scenarioID ?? "?"
            for child in controller.children where child.parent !== controller {
                complaints.append("\(name) has \(child.scenarioID ?? "?"), who does not know")
            }
            if Set(controller.children.map(\.identifier)).count != controller.children.count {
                complaints.append("\(name) has two children of one name")
            }
            if let parent = controller.parent, parent.children.filter({ $0 === controller }).count != 1 {
                complaints.append("\(name) is not one child of its parent")
            }
            if let parent = controller.parent, parent.childList.index(of: controller) == nil {
                complaints.append("\(name) is not found by its place")
            }
            var steps = 0
            var node = controller.parent
            while let current = node, steps < 100 {
                steps += 1
                node = current.parent
            }
            if steps == 100 { complaints.append("\(name) is in a circle") }
            if controller.isMoving { complaints.append("\(name) still moves") }
        }
        for name in ["C", "G"] where scene.controllers[name].map({ $0.children.count > 1 }) ?? false {
            complaints.append("\(name) shows two at once")
        }
        return complaints
    }

    /// Whoever is on display of a tree on screen is live, and nobody else.
    func liveness() -> [String] {
        guard !scene.stages.contains(where: { $0.stage.owesAppearances }) else { return [] }
        return everybody.compactMap { controller in
            let expected = isOnDisplay(controller)
            guard controller.isOnScreen != expected else { return nil }
            return "\(controller.scenarioID ?? "?") is live: \(controller.isOnScreen), on display: \(expected)"
        }
    }

    /// What is live is loaded, and so is all that a loaded container displays.
    func loading() -> [String] {
        everybody.compactMap { controller in
            let name = controller.scenarioID ?? "?"
            if controller.isOnScreen, !controller.isLoaded { return "\(name) is live and not loaded" }
            if controller.isLoaded, controller.displayedChildren.contains(where: { !$0.isLoaded }) {
                return "\(name) displays somebody who is not loaded"
            }
            return nil
        }
    }

    /// Written twice, a page is the same; kept, it is what it would be if it were written afresh; no id is there twice.
    func rendering() -> [String] {
        scene.stages.flatMap { (name, stage) -> [String] in
            let kept = stage.root.fragment()
            let ids = kept.repeatedIDs
            let keptBytes = kept.bytes
            stage.root.forgetFragments()
            let fresh = stage.root.fragment()
            var complaints: [String] = []
            if !ids.isEmpty { complaints.append("\(name) has \(ids) twice") }
            if fresh.bytes != keptBytes { complaints.append("\(name) kept \(kept.text), afresh \(fresh.text)") }
            if fresh.hash != kept.hash { complaints.append("\(name) has another hash for the same bytes") }
            return complaints
        }
    }

    private func isOnDisplay(_ controller: Controller) -> Bool {
        var node = controller
        while let parent = node.parent {
            guard parent.displays(node) else { return false }
            node = parent
        }
        return node.ownStage?.isOnScreen ?? false
    }
}

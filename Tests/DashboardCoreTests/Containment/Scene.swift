import DashboardCore

/// The trees of one scenario, set up in silence.
final class Scene {
    let log = EventLog()
    private(set) var controllers: [String: Controller] = [:]
    private(set) var stages: [(root: String, stage: Stage)] = []
    private var freeNodes: [String] = []

    init(_ given: [Scenario.Node]) throws {
        for node in given {
            if node.role != "root" { freeNodes.append(node.id) }
            _ = try build(node)
        }
        for node in given {
            settle(node, size: .zero, traits: Traits(node.traits ?? [:]))
            load(node)
        }
        for node in given where node.role == "root" {
            guard let root = controllers[node.id] else { continue }
            let stage = try Stage(root: root, hasLease: node.lease ?? false)
            stages.append((node.id, stage))
            if node.visible ?? false {
                stage.lookerArrives()
                stage.commit()
            }
        }
    }

    private func build(_ node: Scenario.Node) throws -> Controller {
        let children = try (node.children ?? []).map(build)
        let probe = Probe(
            node: node,
            log: log,
            find: { [unowned self] id in controllers[id] },
            make: { [unowned self] id in freeController(restorationIdentifier: id) }
        )
        let controller = try make(node.kind ?? "plain", probe, children)
        controllers[node.id] = controller
        controller.restorationIdentifier = node.restorationId
        controller.state = node.state ?? [:]
        controller.isHidden = node.hidden ?? false
        controller.preferredSize = Size(node.preferred) ?? .zero
        controller.traitOverrides = Traits(node.overrideTraits ?? [:])
        if let tab = controller as? TabController, let selected = node.selected { try tab.select(selected) }
        return controller
    }

    private func make(_ kind: String, _ probe: Probe, _ children: [Controller]) throws -> Controller {
        switch kind {
        case "tab": return TabProbe(probe, tabs: children)
        case "page": return PageProbe(probe, first: children.first)
        case "container":
            let container = SwitchProbe(probe)
            if let child = children.first { try container.transition(to: child) }
            return container
        case "navigation":
            let navigation = NavigationProbe(probe)
            if !children.isEmpty { try navigation.setStack(children) }
            return navigation
        case "split":
            let primary = children.first ?? Controller(identifier: "no-primary")
            let secondary = children.count > 1 ? children[1] : Controller(identifier: "no-secondary")
            let split = SplitProbe(probe, primary: primary, secondary: secondary)
            for column in [primary, secondary] where column.scenarioID == nil { column.remove() }
            return split
        default:
            let open = try openKind(kind, probe)
            try open.add(children)
            return open
        }
    }

    private func openKind(_ kind: String, _ probe: Probe) throws -> Controller {
        switch kind {
        case "plain": return PlainProbe(probe)
        case "stack": return StackProbe(probe)
        case "scroll": return ScrollProbe(probe)
        case "rotating": return RotationProbe(probe)
        default: throw ScenarioFault("an unknown kind, \(kind)")
        }
    }

    /// Sizes and traits, from above, as the file says them.
    private func settle(_ node: Scenario.Node, size: Size, traits: Traits) {
        guard let controller = controllers[node.id] else { return }
        let size = Size(node.size) ?? size
        controller.resize(to: size)
        controller.adapt(to: traits)
        for child in node.children ?? [] { settle(child, size: size, traits: controller.traits) }
        if let split = controller as? SplitController {
            let top = node.prefers == "primary" ? split.children.first : split.children.last
            split.setUp(collapsedTo: node.collapsed ?? false ? top : nil)
        }
    }

    private func load(_ node: Scenario.Node) {
        if node.loaded ?? false { controllers[node.id]?.load() }
        for child in node.children ?? [] { load(child) }
    }

    private func freeController(restorationIdentifier: String) -> Controller? {
        freeNodes.lazy.compactMap { [self] id in controllers[id] }
            .first { $0.restorationIdentifier == restorationIdentifier && $0.parent == nil }
    }
}

/// A scenario that this runner cannot perform.
struct ScenarioFault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension Size {
    init?(_ pair: [Double]?) {
        guard let pair, pair.count == 2 else { return nil }
        self.init(width: pair[0], height: pair[1])
    }
}

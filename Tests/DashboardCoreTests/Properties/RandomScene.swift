import Foundation

/// A scene with every kind of container in it, and random things to do there.
struct RandomScene {
    static let leaves = [
        "a", "b", "c", "d", "e", "f", "t1", "t2", "t3", "n1", "n2", "g1", "g2", "g3", "v1", "v2", "dflt",
    ]
    static let open = ["R", "Q", "P", "ST", "SC", "RO"]
    static let managed = ["C", "N", "T", "G", "V"]
    static let spinners = ["s1", "s2", "s3"]
    static var everybody: [String] { open + managed + leaves }

    private static let withLease = nodes(leasing: true)
    private static let withoutLease = nodes(leasing: false)

    static func given(_ dice: inout Dice) -> [Scenario.Node] {
        dice.happens(2) ? withLease : withoutLease
    }

    private static func nodes(leasing: Bool) -> [Scenario.Node] {
        let text = text.replacing("LEASE", with: "\(leasing)")
        return (try? JSONDecoder().decode([Scenario.Node].self, from: Data(text.utf8))) ?? []
    }

    private static let text = """
        [{"id": "R", "role": "root", "lease": LEASE, "restorationId": "r"},
         {"id": "Q", "role": "root", "kind": "stack"},
         {"id": "P", "restorationId": "p"}, {"id": "ST", "kind": "stack"}, {"id": "SC", "kind": "scroll"},
         {"id": "RO", "kind": "rotating", "childSize": "preferred"},
         {"id": "C", "kind": "container", "default": "dflt", "restorationId": "c"}, {"id": "dflt"},
         {"id": "N", "kind": "navigation", "restorationId": "n",
          "children": [{"id": "n1", "restorationId": "n1"}, {"id": "n2", "restorationId": "n2"}]},
         {"id": "T", "kind": "tab", "restorationId": "t", "refuses": ["t3"],
          "children": [{"id": "t1", "restorationId": "t1"}, {"id": "t2", "restorationId": "t2"}, {"id": "t3"}]},
         {"id": "G", "kind": "page", "pages": ["g1", "g2", "g3"], "children": [{"id": "g1"}]},
         {"id": "g2"}, {"id": "g3"},
         {"id": "V", "kind": "split", "children": [{"id": "v1"}, {"id": "v2"}]},
         {"id": "a"}, {"id": "b", "fragment": "a"}, {"id": "c"}, {"id": "d", "passesOn": false}, {"id": "e"},
         {"id": "f"}, {"id": "s1"}, {"id": "s2"}, {"id": "s3"}]
        """

    static func hooks(_ dice: inout Dice) -> [Scenario.Hook] {
        let events = [
            "didLoad", "willMove(toParent)", "didMove(toParent)", "willAppear", "isAppearing", "didAppear",
            "willDisappear", "didDisappear", "visibilityDidChange", "didTransition", "loadCancelled", "render",
        ]
        return (0..<dice.below(8)).map { _ in
            let actions = (0...dice.below(2)).map { _ in action(&dice, inCallback: true) }
            return Scenario.Hook(controller: dice.pick(everybody), event: dice.pick(events), actions: actions)
        }
    }

    static func action(_ dice: inout Dice, inCallback: Bool = false) -> [String: JSONValue] {
        let bound = inCallback ? 10 : 16
        switch dice.below(bound) {
        case 0...2: return move(&dice)
        case 3: return ["op": .string("remove"), "on": .string(dice.pick(everybody))]
        case 4: return ["op": .string(dice.happens(2) ? "hide" : "show"), "on": .string(dice.pick(everybody))]
        case 5, 6: return managed(&dice)
        case 7:
            return [
                "op": .string("transition"), "on": .string(dice.pick(open)), "from": .string(dice.pick(everybody)),
                "to": .string(dice.pick(everybody)),
            ]
        case 8: return load(&dice)
        case 9: return measure(&dice)
        case 10...12: return ["op": .string("commit")]
        default:
            let op = dice.pick(["makeVisible", "makeVisible", "makeInvisible", "clientGone", "leaseExpired"])
            return ["op": .string(op), "on": .string(dice.pick(["R", "R", "Q"]))]
        }
    }

    private static func move(_ dice: inout Dice) -> [String: JSONValue] {
        let count = dice.happens(4) ? 2 : 1
        let children = (0..<count).map { _ in JSONValue.string(dice.pick(everybody)) }
        let parents = ["R", "R"] + open + ["a", "t1", "n2", "T"]
        return ["op": .string("add"), "on": .string(dice.pick(parents)), "children": .array(children)]
    }

    private static func managed(_ dice: inout Dice) -> [String: JSONValue] {
        let child = JSONValue.string(dice.pick(everybody))
        switch dice.below(9) {
        case 0: return ["op": .string("push"), "on": .string("N"), "child": child]
        case 1: return ["op": .string("pop"), "on": .string("N")]
        case 2: return ["op": .string("popToRoot"), "on": .string("N")]
        case 3:
            let stack = (0..<dice.below(4)).map { _ in JSONValue.string(dice.pick(leaves)) }
            return ["op": .string("setStack"), "on": .string("N"), "children": .array(stack)]
        case 4, 5:
            return [
                "op": .string("select"), "on": .string("T"), "index": .number(Double(dice.below(4))),
                "byVisitor": .bool(dice.happens(2)),
            ]
        case 6: return ["op": .string(dice.happens(2) ? "next" : "previous"), "on": .string("G")]
        case 7: return ["op": .string("tick"), "on": .string("RO")]
        default: return ["op": .string("transition"), "on": .string("C"), "to": child]
        }
    }

    private static func load(_ dice: inout Dice) -> [String: JSONValue] {
        let name = dice.pick(["1", "2", "3"])
        switch dice.below(3) {
        case 0:
            return [
                "op": .string("startLoad"), "on": .string(dice.pick(everybody)), "load": .string("L" + name),
                "spinner": .string("s" + name),
            ]
        case 1: return ["op": .string("spinnerDue"), "load": .string("L" + name)]
        default:
            return ["op": .string("finishLoad"), "load": .string("L" + name), "failed": .bool(dice.happens(3))]
        }
    }

    private static func measure(_ dice: inout Dice) -> [String: JSONValue] {
        let on = JSONValue.string(dice.pick(everybody))
        switch dice.below(4) {
        case 0:
            let width = JSONValue.string(dice.pick(["compact", "regular"]))
            return ["op": .string("traits"), "on": on, "traits": .object(["width": width])]
        case 1:
            let size = JSONValue.array([.number(Double(dice.below(3))), .number(1)])
            return ["op": .string(dice.happens(2) ? "resize" : "setPreferred"), "on": on, "size": size]
        case 2: return ["op": .string("load"), "on": on]
        default: return ["op": .string("setState"), "on": on, "key": .string("k"), "value": .string("v")]
        }
    }
}

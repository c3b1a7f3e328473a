/// One scenario of the containment contract, as its file has it.
struct Scenario: Decodable, Sendable {
    enum Ordering: String, Decodable {
        case total
        case perController
    }

    struct Node: Decodable, Sendable {
        let id: String
        let role: String?
        let kind: String?
        let children: [Node]?
        let visible: Bool?
        let lease: Bool?
        let loaded: Bool?
        let hidden: Bool?
        let fragment: String?
        let preferred: [Double]?
        let size: [Double]?
        let traits: [String: String]?
        let overrideTraits: [String: String]?
        let passesOn: Bool?
        let childSize: String?
        let responds: [String]?
        let restorationId: String?
        let state: [String: String]?
        let selected: Int?
        let refuses: [String]?
        let pages: [String]?
        let `default`: String?
        let collapsed: Bool?
        let prefers: String?
    }

    struct Hook: Decodable, Sendable {
        let controller: String
        let event: String
        let actions: [[String: JSONValue]]
    }

    struct Event: Decodable, Hashable, Sendable, CustomStringConvertible {
        let controller: String
        let event: String
        let arg: JSONValue?

        var description: String {
            "\(controller).\(event)" + (arg.flatMap { $0 == .null ? nil : "(\($0))" } ?? "")
        }
    }

    let id: String
    let title: String
    let given: [Node]
    let actions: [[String: JSONValue]]
    let hooks: [Hook]?
    let watch: [String]
    let expected: [Event]
    let ordering: Ordering?
    let final: [String: JSONValue]?
}

struct ScenarioFile: Decodable {
    let format: Int
    let scenarios: [Scenario]
}

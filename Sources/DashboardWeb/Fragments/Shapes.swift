package import DashboardCore

/// The parts that recur in the description for programs.
package enum Shapes {
    /// What every fragment can be asked beside its address.
    static var parameters: [JSON] {
        [
            [
                "name": "wait",
                "in": "query",
                "description": "How many seconds the answer may wait while it is loading",
                "schema": ["type": "number", "minimum": 0, "maximum": 10, "default": 0],
            ],
            [
                "name": "strict",
                "in": "query",
                "description": "Whether a failure is told by the status; always so for JSON",
                "schema": ["type": "string", "enum": ["0", "1"]],
            ],
        ]
    }

    static var shared: [JSON.Member] {
        [
            .init("Tree", tree),
            .init("Container", container),
            .init("Action", ["type": "object", "additionalProperties": ["type": "string"]]),
            .init("Problem", problem),
        ]
    }

    /// A schema of the description, by its name.
    package static func reference(_ name: String) -> JSON { ["$ref": .string("#/components/schemas/" + name)] }

    /// An answer in text of some kinds.
    package static func response(_ description: String, _ types: [String]) -> JSON {
        [
            "description": .string(description),
            "content": .object(types.map { .init($0, ["schema": ["type": "string"]]) }),
        ]
    }

    /// What a widget says of itself as JSON.
    static func envelope(of widget: Catalogue.Widget) -> JSON {
        .object([
            .init("type", "object"),
            .init("required", .array((common.map(\.name) + ["data"]).map { .string($0) })),
            .init("properties", .object(common + [.init("data", ["anyOf": .array([widget.data, ["type": "null"]])])])),
        ])
    }

    private static var common: [JSON.Member] {
        [
            .init("version", ["type": "integer", "minimum": 1]),
            .init("path", ["type": "string"]),
            .init("kind", ["type": "string"]),
            .init("title", ["type": "string"]),
            .init("hidden", ["type": "boolean"]),
            .init("state", ["enum": .array(Phase.allCases.map { .string($0.rawValue) })]),
            .init("asOf", ["type": ["string", "null"], "format": "date-time"]),
            .init("source", ["type": ["string", "null"]]),
        ]
    }

    private static var container: JSON {
        .object([
            .init("type", "object"),
            .init("required", .array((common.map(\.name) + ["fragments"]).map { .string($0) })),
            .init(
                "properties",
                .object(common + [.init("fragments", ["type": "array", "items": ["type": "object"]])])
            ),
        ])
    }

    private static var tree: JSON {
        let strings: JSON = ["type": "array", "items": ["type": "string"]]
        let names: JSON = ["path", "kind", "title", "hidden", "state", "asOf", "formats", "actions"]
        return [
            "type": "object",
            "required": ["fragments"],
            "properties": [
                "fragments": [
                    "type": "array",
                    "items": [
                        "type": "object",
                        "required": names,
                        "properties": [
                            "path": ["type": "string"],
                            "kind": ["type": "string"],
                            "title": ["type": "string"],
                            "hidden": ["type": "boolean"],
                            "state": ["enum": .array(Phase.allCases.map { .string($0.rawValue) })],
                            "asOf": ["type": ["string", "null"], "format": "date-time"],
                            "formats": strings,
                            "actions": strings,
                        ],
                    ],
                ]
            ],
        ]
    }

    private static var problem: JSON {
        [
            "type": "object",
            "required": ["type", "title", "status", "detail"],
            "properties": [
                "type": ["type": "string"],
                "title": ["type": "string"],
                "status": ["type": "integer"],
                "detail": ["type": "string"],
                "instance": ["type": "string"],
            ],
        ]
    }
}

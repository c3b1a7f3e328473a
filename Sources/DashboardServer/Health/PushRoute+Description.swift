import DashboardCore
import DashboardData
import DashboardWeb
import HTTPDaemon

extension PushRoute {
    /// By what somebody is known who may send samples and nothing else.
    static var scheme: JSON.Member {
        .init(
            "pushToken",
            [
                "type": "http", "scheme": "bearer",
                "description": "Made by “DashboardServer token”; good for sending samples and for nothing else",
            ]
        )
    }

    /// The same for programs.
    static var description: JSON.Member {
        .init(
            "\(address)",
            [
                "post": [
                    "summary": "Take samples of a body, as Health Auto Export sends them",
                    "security": [["pushToken": []]],
                    "parameters": [
                        [
                            "name": .string(stretchHeader.text), "in": "header",
                            "description": "For how long each entry stands, where the entries do not tell",
                            "schema": ["type": "string"],
                        ]
                    ],
                    "requestBody": ["required": true, "content": ["application/json": ["schema": batch]]],
                    "responses": .object(
                        [.init("200", kept)] + [400, 413].map(Problems.reference) + [
                            Problems.own(401, "The token is not good"),
                            Problems.own(415, "The body is something else than JSON, or packed"),
                            Problems.own(422, "The body has another shape; the answer names the place"),
                            Problems.own(429, "There were too many wrong tokens"),
                            Problems.own(503, "It cannot be kept at the moment; Retry-After says when to try again"),
                        ]
                    ),
                ]
            ]
        )
    }

    private static var batch: JSON {
        let list: JSON = ["type": ["array", "null"], "items": ["type": "object"]]
        return [
            "type": "object",
            "properties": ["data": ["type": "object", "properties": ["metrics": list, "workouts": list]]],
        ]
    }

    private static var kept: JSON {
        let count: JSON = ["type": "integer", "minimum": 0]
        let names: [JSON] = ["read", "kept", "duplicates", "skipped"]
        let reasons = SkipReason.allCases.map { JSON.Member($0.rawValue, count) }
        return [
            "description": "How many samples were read, are new, were there already, or were left out and why",
            "content": [
                "application/json": [
                    "schema": [
                        "type": "object", "required": .array(names), "additionalProperties": false,
                        "properties": [
                            "read": count, "kept": count, "duplicates": count,
                            "skipped": [
                                "type": "object", "properties": .object(reasons), "additionalProperties": false,
                            ],
                        ],
                    ]
                ]
            ],
        ]
    }
}

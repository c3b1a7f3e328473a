import DashboardCore
import DashboardWeb

extension ImportRoutes {
    /// The same for programs, to those who are in.
    static func description(isGuarded: Bool) -> [JSON.Member] {
        let shut = Problems.shut(isGuarded: isGuarded)
        let page = JSON.Member("200", Shapes.response("The whole page", ["text/html"]))
        let document = JSON.Member("200", Shapes.response("A document that asks anew by itself", ["text/html"]))
        return [
            .init(
                "/day/import",
                [
                    "get": [
                        "summary": "The page to which exports of Apple Health are brought",
                        "responses": .object([page, shut, Problems.reference(400)]),
                    ],
                    "post": bring(isGuarded),
                ]
            ),
            .init(
                "/day/import/progress",
                [
                    "get": [
                        "summary": "How far an import has come",
                        "responses": .object([document, shut, Problems.reference(400)]),
                    ]
                ]
            ),
            .init(
                "/day/import/stop",
                [
                    "post": form(
                        "Stop an import; nothing of it is kept",
                        ["to": ["type": "string", "description": "“progress” leads to the document that asks anew"]],
                        isGuarded,
                        [415]
                    )
                ]
            ),
            .init(
                "/day/import/forget",
                [
                    "post": form(
                        "Forget everything that is kept of a body",
                        ["word": ["type": "string", "description": "“delete”, so that nobody does it by mistake"]],
                        isGuarded,
                        [415, 503]
                    )
                ]
            ),
        ]
    }

    private static func bring(_ isGuarded: Bool) -> JSON {
        let file: JSON = ["type": "string", "contentMediaType": "application/octet-stream"]
        return [
            "summary": "Import an export: export.zip as the phone makes it, or the export.xml in it",
            "requestBody": [
                "required": true,
                "content": [
                    "multipart/form-data": ["schema": ["type": "object", "properties": ["export": file]]]
                ],
            ],
            "responses": .object(
                [.init("303", ["description": "The page says what becomes of it"])]
                    + problems(isGuarded, [413]) + [
                        Problems.own(409, "Another import is under way"),
                        Problems.own(415, "The body is no form with files"),
                        Problems.own(422, "No file came along, or an empty one"),
                        Problems.own(503, "Nothing can be kept at the moment"),
                    ]
            ),
        ]
    }

    private static func form(_ summary: String, _ fields: JSON, _ isGuarded: Bool, _ more: [Int]) -> JSON {
        [
            "summary": .string(summary),
            "requestBody": [
                "content": [
                    "application/x-www-form-urlencoded": ["schema": ["type": "object", "properties": fields]]
                ]
            ],
            "responses": .object(
                [.init("303", ["description": "Done; the page says what has come of it"])]
                    + problems(isGuarded, [413] + more)
            ),
        ]
    }

    private static func problems(_ isGuarded: Bool, _ more: [Int]) -> [JSON.Member] {
        ((isGuarded ? [401] : []) + [400, 403] + more).map(Problems.reference)
    }
}

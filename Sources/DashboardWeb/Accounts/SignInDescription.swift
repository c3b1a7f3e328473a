import DashboardCore

/// The way in and the way out, for the description for programs.
enum SignInDescription {
    /// By what somebody who is in is known.
    static var scheme: JSON.Member {
        .init(
            "signIn",
            [
                "type": "apiKey",
                "in": "cookie",
                "name": "daybook",
                "description": "Set by /sign-in; over TLS its name is __Host-daybook",
            ]
        )
    }

    /// Both addresses, which are open to everybody.
    static var paths: [JSON.Member] {
        [
            .init("/sign-in", ["get": form, "post": signIn]),
            .init("/sign-out", ["post": signOut]),
        ]
    }

    private static var form: JSON {
        [
            "summary": "The form by which one comes in",
            "security": [],
            "responses": [
                "200": Shapes.response("The whole page", ["text/html"]),
                "303": ["description": "You are in already"],
            ],
        ]
    }

    private static var signIn: JSON {
        let text: JSON = ["type": "string"]
        let fields: JSON = [
            "type": "object",
            "required": ["name", "passphrase"],
            "properties": ["name": text, "passphrase": text, "return": text],
        ]
        return [
            "summary": "Come in",
            "security": [],
            "requestBody": [
                "required": true,
                "content": ["application/x-www-form-urlencoded": ["schema": fields]],
            ],
            "responses": .object(
                [.init("303", ["description": "You are in; the cookie says so from now on"])]
                    + [400, 403, 413, 415, 422, 429, 503].map(Problems.reference)
            ),
        ]
    }

    private static var signOut: JSON {
        [
            "summary": "Leave; the cookie is good for nothing from now on",
            "security": [],
            "responses": .object(
                [.init("303", ["description": "You are out"])] + [400, 403, 413, 415, 503].map(Problems.reference)
            ),
        ]
    }
}

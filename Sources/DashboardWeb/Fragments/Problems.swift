package import DashboardCore

/// What can go wrong with a request for a fragment, for the description for programs.
package enum Problems {
    private static let meanings: [(status: Int, meaning: String)] = [
        (400, "A parameter or the form cannot be read, or the form wants to return to another site"),
        (401, "Somebody has to sign in first; a browser is shown the form"),
        (
            403,
            "Another site's page asked for it, or another machine where there is no account; or a source wants a sign-in"
        ),
        (404, "The page has no view or leaf of that name"),
        (406, "“Accept” takes none of the forms that there are"),
        (413, "The body is too large"),
        (414, "The address is too long"),
        (415, "The body is no form"),
        (422, "Name and passphrase do not belong together"),
        (
            429,
            "The source wants to be left alone, for JSON and with strict=1 only; or there were too many tries to sign in"
        ),
        (502, "The source gave nothing; for JSON and with strict=1 only"),
        (503, "It could not be saved, and was taken back"),
        (504, "The source took too long; for JSON and with strict=1 only"),
    ]

    /// Each problem, by the name that ``reference(_:)`` gives it.
    static var all: [JSON.Member] { meanings.map { .init("Problem\($0.status)", response($0.meaning)) } }

    /// The answer with that status, with the meaning that it has everywhere.
    package static func reference(_ status: Int) -> JSON.Member {
        .init("\(status)", ["$ref": .string("#/components/responses/Problem\(status)")])
    }

    /// What those are answered who are not in, or sit elsewhere where nobody can be in.
    package static func shut(isGuarded: Bool) -> JSON.Member { reference(isGuarded ? 401 : 403) }

    /// The answer with that status where it means something of its own.
    package static func own(_ status: Int, _ meaning: String) -> JSON.Member { .init("\(status)", response(meaning)) }

    private static func response(_ description: String) -> JSON {
        let text: JSON = ["schema": ["type": "string"]]
        return [
            "description": .string(description),
            "content": [
                "application/problem+json": ["schema": Shapes.reference("Problem")],
                "text/plain": text,
                "text/html": text,
            ],
        ]
    }
}

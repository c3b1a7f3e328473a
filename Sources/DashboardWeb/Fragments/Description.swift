import DashboardCore
import HTTPDaemon
import Markup

/// The description of everything that programs can ask, in the form of OpenAPI 3.1.
struct Description: Sendable {
    let storyboard: Storyboard
    /// Whether somebody has to sign in first.
    let isGuarded: Bool
    /// Further names of fragments in frames, with their paths.
    let names: [String: String]
    /// What else the server answers.
    let others: SiteDescription

    /// The document; it changes with the program only.
    func document() -> JSON {
        let widgets = Catalogue(storyboard).widgets
        let door = isGuarded ? SignInDescription.paths : []
        var components: [JSON.Member] = [
            .init("schemas", .object(Shapes.shared + shapes(of: widgets))),
            .init("responses", .object(Problems.all)),
        ]
        let schemes = (isGuarded ? [SignInDescription.scheme] : []) + others.securitySchemes
        if !schemes.isEmpty { components.append(.init("securitySchemes", .object(schemes))) }
        return [
            "openapi": "3.1.0",
            "info": [
                "title": "Daybook",
                "version": "1",
                "description": "Pages for people and fragments for programs. GET changes nothing.",
            ],
            "security": isGuarded ? [["signIn": []]] : [],
            "paths": .object(pages + others.paths + door + [tree] + widgets.flatMap(paths)),
            "components": .object(components),
        ]
    }

    /// What those are answered who are not in, or sit elsewhere where nobody can be in.
    private var shut: JSON.Member { Problems.shut(isGuarded: isGuarded) }

    private var pages: [JSON.Member] {
        storyboard.listedNames.map { name in
            let views = storyboard.views(of: name).map { JSON.string($0.name.name) }
            var page: [JSON.Member] = [.init("summary", .string("The page “\(name)”"))]
            let questions = (views.isEmpty ? [] : [view(among: views)]) + folio(of: name)
            if !questions.isEmpty { page.append(.init("parameters", .array(questions))) }
            let problems = questions.isEmpty ? [] : [400, 404].map(Problems.reference)
            let whole = JSON.Member("200", Shapes.response("The whole page", ["text/html"]))
            page.append(.init("responses", .object([whole, shut] + problems)))
            return .init(storyboard.address(of: name).description, ["get": .object(page)])
        }
    }

    /// How one leaf of a screen is asked for, if it has many.
    private func folio(of screen: Identifier) -> [JSON] {
        storyboard.folioNames[screen].map { name in
            [
                "name": .string(name),
                "in": "query",
                "description": "Which leaf of the screen to look at; the one that was chosen unless it is named",
                "schema": ["type": "string"],
            ]
        }
        .map { [$0] } ?? []
    }

    private func folio(of widget: Catalogue.Widget) -> [JSON] {
        Identifier(String(widget.path.prefix { $0 != "/" })).map { folio(of: $0) } ?? []
    }

    /// What those are told who ask for a leaf that there is not.
    private func missing(_ widget: Catalogue.Widget) -> [JSON.Member] {
        folio(of: widget).isEmpty ? [] : [400, 404].map(Problems.reference)
    }

    private func view(among views: [JSON]) -> JSON {
        [
            "name": "view",
            "in": "query",
            "description": "What of the screen is on the page; the first unless it is named",
            "schema": ["type": "string", "enum": .array(views)],
        ]
    }

    private var tree: JSON.Member {
        .init(
            "/fragments",
            [
                "get": [
                    "summary": "All fragments, in tree order",
                    "responses": .object([
                        .init(
                            "200",
                            [
                                "description": "A list for programs, or a page",
                                "content": [
                                    "application/json": ["schema": Shapes.reference("Tree")],
                                    "text/html": ["schema": ["type": "string"]],
                                ],
                            ]
                        ),
                        Problems.reference(406), shut,
                    ]),
                ]
            ]
        )
    }

    /// The addresses of one widget: itself, itself by suffix, and its actions.
    private func paths(of widget: Catalogue.Widget) -> [JSON.Member] {
        let address = "/fragments/" + widget.path
        let all = JSON.Member(address, ["get": get(widget, widget.formats, takesAccept: true)])
        let embeds = embedPaths(of: widget).map { path in
            JSON.Member(
                "/embed/" + path,
                [
                    "get": [
                        "summary": .string("“\(widget.path)” as a document for a frame"),
                        "parameters": .array(folio(of: widget)),
                        "responses": .object(
                            [.init("200", Shapes.response("A page with nothing else on it", ["text/html"])), shut]
                                + missing(widget)
                        ),
                    ]
                ]
            )
        }
        let forms = widget.formats.filter { $0 != .html }.map { format in
            JSON.Member("\(address).\(format.rawValue)", ["get": get(widget, [format], takesAccept: false)])
        }
        let actions = widget.actions.map { action in
            JSON.Member("\(address)/\(action)", ["post": post(widget, action)])
        }
        return [all] + embeds + forms + actions
    }

    private func embedPaths(of widget: Catalogue.Widget) -> [String] {
        [widget.path] + names.filter { $0.value == widget.path }.keys.sorted()
    }

    private func get(_ widget: Catalogue.Widget, _ formats: [Format], takesAccept: Bool) -> JSON {
        var responses: [JSON.Member] = [
            .init(
                "200",
                [
                    "description": "As it is now; while it is loading, with Refresh or Retry-After",
                    "content": .object(
                        formats.map { format in
                            .init(format.mediaType.essence, ["schema": schema(of: widget, as: format)])
                        }
                    ),
                ]
            ),
            .init("304", ["description": "You have it already"]),
            Problems.reference(400),
        ]
        // Where nobody can be in, the 403 of a source is that of the gate, too.
        if isGuarded { responses.append(shut) }
        if takesAccept { responses.append(Problems.reference(406)) }
        responses += missing(widget).filter { $0.name == "404" } + [403, 414, 429, 502, 504].map(Problems.reference)
        return [
            "summary": .string(widget.title),
            "parameters": .array(Shapes.parameters + folio(of: widget)),
            "responses": .object(responses),
        ]
    }

    private func post(_ widget: Catalogue.Widget, _ action: String) -> JSON {
        [
            "summary": .string("\(widget.title): \(action)"),
            "requestBody": [
                "required": false,
                "content": ["application/x-www-form-urlencoded": ["schema": Shapes.reference("Action")]],
            ],
            "responses": .object([.init("200", done(widget)), .init("303", returned)] + problems),
        ]
    }

    private func done(_ widget: Catalogue.Widget) -> JSON {
        let text: JSON = ["schema": ["type": "string"]]
        let markup = ["text/html", "text/vnd.turbo-stream.html"].map { JSON.Member($0, text) }
        return [
            "description": "Done; the changed fragments, the addressed one first",
            "content": .object(
                markup + [.init("application/json", ["schema": Shapes.reference(widget.shape)])]
            ),
        ]
    }

    private var returned: JSON { ["description": "Done; a form of a page goes back to it"] }

    private var problems: [JSON.Member] {
        (isGuarded ? [401] : []).map(Problems.reference) + [400, 403, 406, 413, 414, 415, 503].map(Problems.reference)
    }

    private func schema(of widget: Catalogue.Widget, as format: Format) -> JSON {
        format == .json ? Shapes.reference(widget.shape) : ["type": "string"]
    }

    private func shapes(of widgets: [Catalogue.Widget]) -> [JSON.Member] {
        var seen = Set<String>()
        return widgets.filter { !$0.isContainer && seen.insert($0.shape).inserted }
            .map { .init($0.shape, Shapes.envelope(of: $0)) }
    }
}

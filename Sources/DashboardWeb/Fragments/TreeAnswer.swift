import DashboardCore
import HTTPDaemon
import Markup

/// All fragments that a visitor can ask for, as a page to browse or as JSON.
struct TreeAnswer: Sendable {
    let visitors: VisitorTable
    let visitor: Visitor

    func answer(to request: Request) throws -> Response {
        let accept = AcceptList(request.all(.accept).joined(separator: ","))
        // Programs take anything; a browser names HTML.
        let offers: [MediaType] = [.json, .html]
        let entries = try entries()
        let response: Response
        switch accept.best(of: offers) {
        case MediaType.json?:
            let tree: JSON = ["fragments": .array(entries)]
            response = Response(bytes: tree.bytes + [UInt8(ascii: "\n")], type: .json)
        case MediaType.html?:
            let page = TreePage(
                entries: entries,
                bar: try bar(),
                owner: visitors.stage.owner,
                assets: try visitors.stage.assets()
            )
            response = Response(html: page.rendered().bytes)
        default: throw HTTPError(.notAcceptable, "The list of fragments can be had as text/html or application/json.")
        }
        var answer = response.caching(visitor.caching).tagged()
        answer.headers[.vary] = "Accept, Cookie, Accept-Language"
        return answer
    }

    private func entries() throws -> [JSON] {
        try visitors.stage.storyboard.listedNames.flatMap { name in
            guard let scene = try visitors.scene(name, of: visitor) else { return [JSON]() }
            return scene.session.enter { root in root.listing() }
        }
    }

    private func bar() throws -> PageBar {
        guard let scene = try visitors.scene(visitors.stage.storyboard.names[0], of: visitor) else {
            throw HTTPError.noSuchFragment
        }
        return scene.bar
    }
}

/// The fragments as a table with a link to each form of each.
private struct TreePage: Markup {
    let entries: [JSON]
    let bar: PageBar
    let owner: PageOwner?
    let assets: PageAssets

    var content: some Markup {
        PageFrame(
            in: bar.language,
            speaking: .english,
            title: "Fragments – Daybook",
            sky: .clearDay,
            assets: assets,
            owner: owner,
            navigation: bar.navigation,
            settings: bar.settings
        ) {
            h1 { "Every part of every page" }
            p(.class("voice")) { "Each can be fetched alone, in each of its forms. " }
        } main: {
            div(.class("grid"), .when(bar.language != .english, .lang("en"))) {
                section(.class("card"), .class("c12"), .labelledBy("tree-title")) {
                    div(.class("head")) {
                        h2(.id("tree-title")) { "Fragments" }
                        span(.class("side")) { "\(entries.count) of them" }
                    }
                    div(.class("table"), .role(.group), .labelledBy("tree-title"), .tabIndex(0)) {
                        table {
                            thead {
                                tr {
                                    for name in ["Fragment", "Title", "State", "Forms", "Actions"] {
                                        th(.scope(.column)) { name }
                                    }
                                }
                            }
                            tbody { for entry in entries { TreeRow(entry: entry) } }
                        }
                    }
                    div(.class("foot")) {
                        span {
                            "The same list as JSON: "
                            code { "curl -H 'Accept: application/json' …/fragments" }
                        }
                    }
                }
            }
        }
    }
}

/// One fragment in the table.
private struct TreeRow: Markup {
    let entry: JSON

    var content: some Markup {
        tr {
            th(.scope(.row)) { a(.href(address(""))) { code { text("path") } } }
            td { text("title") }
            td { entry["hidden"] == .bool(true) ? "hidden" : text("state") }
            td {
                for format in list("formats") {
                    a(.href(address("." + format))) { format }
                    " "
                }
            }
            td { list("actions").joined(separator: ", ") }
        }
    }

    private func text(_ name: String) -> String {
        if case .string(let text) = entry[name] { text } else { "" }
    }

    private func list(_ name: String) -> [String] {
        guard case .array(let items) = entry[name] else { return [] }
        return items.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    private func address(_ ending: String) -> Link {
        Link(path: ["fragments"] + (text("path") + ending).split(separator: "/").map(String.init))
    }
}

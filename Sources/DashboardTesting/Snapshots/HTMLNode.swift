/// HTML as a tree, in which nothing is mended.
indirect enum HTMLNode: Equatable {
    /// `end` is nothing where no end tag was written.
    case element(name: String, start: String, children: [HTMLNode], end: String?)
    case text(String)
    case markup(String)

    /// Elements without content.
    private static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]
    /// Elements that are part of a line of text.
    private static let phrasing: Set<String> = [
        "a", "abbr", "b", "bdi", "bdo", "br", "cite", "code", "data", "del", "dfn", "em", "i", "ins", "kbd", "mark",
        "q",
        "s", "samp", "small", "span", "strong", "sub", "sup", "time", "tspan", "u", "var", "wbr",
    ]

    /// The nodes of a text, which need no common root.
    static func parse(_ html: String) -> [HTMLNode] {
        var tokens = HTMLTokenizer.tokens(of: html)[...]
        var nodes: [HTMLNode] = []
        while !tokens.isEmpty {
            nodes += siblings(&tokens, inside: [])
            // An end tag that ends nothing is shown where it stands.
            if case .endTag(let name)? = tokens.popFirst() { nodes.append(.markup("</\(name)>")) }
        }
        return nodes
    }

    /// Whether the node can stand within a line.
    var isInline: Bool {
        switch self {
        case .text: true
        case .markup: false
        case .element(let name, _, let children, _):
            Self.phrasing.contains(name) && children.allSatisfy(\.isInline)
        }
    }

    private static func siblings(_ tokens: inout ArraySlice<HTMLToken>, inside open: [String]) -> [HTMLNode] {
        var nodes: [HTMLNode] = []
        while let token = tokens.first {
            switch token {
            case .text(let text):
                tokens.removeFirst()
                nodes.append(.text(text))
            case .markup(let text):
                tokens.removeFirst()
                nodes.append(.markup(text))
            case .startTag(let name, let text, let isSelfClosing):
                tokens.removeFirst()
                if isSelfClosing || void.contains(name) {
                    nodes.append(.element(name: name, start: text, children: [], end: nil))
                } else {
                    let children = siblings(&tokens, inside: open + [name])
                    let isClosed = tokens.first == .endTag(name: name)
                    if isClosed { tokens.removeFirst() }
                    let end = isClosed ? "</\(name)>" : nil
                    nodes.append(.element(name: name, start: text, children: children, end: end))
                }
            case .endTag(let name):
                // One that belongs to an element further out ends this one as well.
                if open.contains(name) || open.isEmpty { return nodes }
                tokens.removeFirst()
                nodes.append(.markup("</\(name)>"))
            }
        }
        return nodes
    }
}

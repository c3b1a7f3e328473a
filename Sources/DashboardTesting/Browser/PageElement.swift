/// One element of a page that a browser was sent.
///
/// ```swift
/// let clock = try #require(page.element(id: "today_clock"))
/// #expect(clock["aria-labelledby"] == "today_clock--title")
/// #expect(clock.text == "Clock 14:20")
/// ```
public struct PageElement: Sendable {
    /// The tag in lower case.
    public let name: String
    /// The element as it was written, its own tags included.
    public let html: String
    /// What can be read in it, each run of blanks as one.
    public let text: String

    private let attributes: [(name: String, value: String)]
    let descendants: [PageElement]

    /// The value of an attribute, references resolved; empty where it has none.
    public subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    /// The id, if there is one.
    public var id: String? { self["id"] }

    /// Whether nothing of it is shown.
    public var isHidden: Bool { self["hidden"] != nil }

    /// The element of this id: this one or one inside.
    public func element(id: String) -> PageElement? {
        if self.id == id { return self }
        return descendants.first { $0.id == id }
    }

    /// Every element of this tag inside.
    public func elements(named name: String) -> [PageElement] { descendants.filter { $0.name == name } }

    init?(_ node: HTMLNode) {
        guard case .element(let name, let start, let children, _) = node else { return nil }
        self.name = name
        html = node.html
        text = node.text.split { $0.isWhitespace }.joined(separator: " ")
        attributes = Self.attributes(of: start)
        descendants = children.flatMap { child -> [PageElement] in
            guard let element = PageElement(child) else { return [] }
            return [element] + element.descendants
        }
    }

    /// The elements that stand beside one another in a text.
    static func all(in html: String) -> [PageElement] { HTMLNode.parse(html).compactMap(PageElement.init) }

    /// The tokenizer has put one blank before each attribute and left quotes as they were.
    private static func attributes(of tag: String) -> [(name: String, value: String)] {
        var found: [(name: String, value: String)] = []
        var rest = tag.dropFirst().drop { $0 != " " && $0 != ">" }
        while rest.first == " " {
            rest.removeFirst()
            let name = rest.prefix { $0 != "=" && $0 != " " && $0 != ">" && $0 != "/" }
            rest = rest.dropFirst(name.count)
            var value: Substring = ""
            if rest.first == "=" {
                rest.removeFirst()
                if let quote = rest.first, quote == "\"" || quote == "'" {
                    value = rest.dropFirst().prefix { $0 != quote }
                    rest = rest.dropFirst(value.count + 2)
                } else {
                    value = rest.prefix { $0 != " " && $0 != ">" }
                    rest = rest.dropFirst(value.count)
                }
            }
            found.append((name.lowercased(), HTMLNode.resolved(String(value))))
        }
        return found
    }
}

extension HTMLNode {
    /// The node as it was written.
    fileprivate var html: String {
        switch self {
        case .text(let text), .markup(let text): text
        case .element(_, let start, let children, let end): start + children.map(\.html).joined() + (end ?? "")
        }
    }

    fileprivate var text: String {
        switch self {
        case .text(let text): Self.resolved(text)
        case .markup: ""
        case .element(_, _, let children, _): children.map(\.text).joined(separator: isInline ? "" : " ")
        }
    }

    /// A text with the references that our own writer makes resolved.
    fileprivate static func resolved(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        let pieces = text.split(separator: "&", omittingEmptySubsequences: false)
        return pieces.dropFirst().reduce(String(pieces[0])) { text, piece in
            for (reference, character) in references where piece.hasPrefix(reference) {
                return text + character + piece.dropFirst(reference.count)
            }
            return text + "&" + piece
        }
    }

    private static let references = [
        ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("#39;", "'"), ("#34;", "\""), ("apos;", "'"),
        ("nbsp;", "\u{A0}"),
    ]
}

import Markup

/// A fragment's root element with what is inside it.
struct FragmentElement<Inside: Markup>: Markup {
    let root: FragmentRoot
    let id: ElementID
    let isHidden: Bool
    /// Whether the page's stylesheet reaches the element by its classes also from outside a shadow tree.
    var isArrangement = false
    var pace: Duration?
    /// The language inside, where it is not the language around.
    var language: Language?
    let inside: Inside

    // Written by hand: every fragment has one, and as a value of the vocabulary it would have a type for each kind.
    func render(into writer: inout MarkupWriter) {
        writer.append(root.kind.start)
        writer.append(attributeValue: id.description)
        writer.append("\"")
        append(" lang=\"", language?.rawValue, to: &writer)
        append(" class=\"", root.classes, to: &writer)
        append(" part=\"", isArrangement ? root.classes : nil, to: &writer)
        // What is hidden holds nothing that could name it.
        append(" aria-labelledby=\"", isHidden ? nil : root.labelledBy?.description, to: &writer)
        append(" aria-label=\"", root.label, to: &writer)
        if let data = root.data {
            writer.append(" data-")
            writer.append(data.name.text)
            append("=\"", data.value, to: &writer)
        }
        append(" data-pace=\"", pace.map { "\(max(1, $0.components.seconds))" }, to: &writer)
        if isHidden { writer.append(" hidden") }
        writer.append(">")
        // What is hidden costs the visitor nothing but its place.
        if !isHidden { inside.render(into: &writer) }
        writer.append(root.kind.end)
    }

    private func append(_ start: StaticString, _ value: String?, to writer: inout MarkupWriter) {
        guard let value else { return }
        writer.append(start)
        writer.append(attributeValue: value)
        writer.append("\"")
    }
}

extension FragmentRoot.Kind {
    /// The start tag, up to the value of its first attribute.
    fileprivate var start: StaticString {
        switch self {
        case .section: "<section id=\""
        case .div: "<div id=\""
        case .article: "<article id=\""
        case .aside: "<aside id=\""
        case .nav: "<nav id=\""
        case .header: "<header id=\""
        case .footer: "<footer id=\""
        case .main: "<main id=\""
        }
    }

    fileprivate var end: StaticString {
        switch self {
        case .section: "</section>"
        case .div: "</div>"
        case .article: "</article>"
        case .aside: "</aside>"
        case .nav: "</nav>"
        case .header: "</header>"
        case .footer: "</footer>"
        case .main: "</main>"
        }
    }
}

extension FragmentElement {
    typealias Content = Never
}

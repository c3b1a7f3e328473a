import Markup

/// A fragment's root element with what is inside it.
struct FragmentElement<Inside: Markup>: Markup {
    let root: FragmentRoot
    let id: ElementID
    let isHidden: Bool
    let inside: Inside

    func render(into writer: inout MarkupWriter) {
        switch root.kind {
        case .section: element(section).render(into: &writer)
        case .div: element(div).render(into: &writer)
        case .article: element(article).render(into: &writer)
        case .aside: element(aside).render(into: &writer)
        case .nav: element(nav).render(into: &writer)
        case .header: element(header).render(into: &writer)
        case .footer: element(footer).render(into: &writer)
        case .main: element(main).render(into: &writer)
        }
    }

    private func element(_ tag: Tag<some ElementName>) -> some Markup {
        tag(
            .id(id),
            .given(root.classes) { .class($0) },
            .given(root.labelledBy) { .labelledBy($0) },
            .given(root.label) { .ariaLabel($0) },
            .given(root.data) { .data($0.name, $0.value) },
            .when(isHidden, .hidden)
        ) {
            // What is hidden costs the visitor nothing but its place.
            if !isHidden { inside }
        }
    }
}

extension FragmentElement {
    typealias Content = Never
}

public import Markup

extension Traits {
    /// Where the page is that a controller is shown on.
    public var page: Link? {
        get { self["page"].flatMap { Link(untrusted: $0) } }
        set { self["page"] = newValue?.description }
    }
}

/// The field of a form that brings its visitor back to a part of the page, and not only to its top.
struct ReturnField: Markup {
    private let target: Link?

    /// Leads to an element of the page; where the page is not known, the server decides.
    init(to element: ElementID, on page: Link?) {
        target = page?.pointing(at: element)
    }

    var content: some Markup {
        if let target { input(.type(.hidden), .name("return"), .value(target.description)) }
    }
}

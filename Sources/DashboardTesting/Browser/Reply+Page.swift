extension Reply {
    /// The element of this id, if the page has one.
    public func element(id: String) -> PageElement? {
        PageElement.all(in: text).lazy.compactMap { $0.element(id: id) }.first
    }

    /// The element of the fragment of this path.
    public func fragment(_ path: String) -> PageElement? { element(id: FragmentPath.id(of: path)) }

    /// Whether the fragment of this path has its place in the page and shows nothing there; nothing where the page does
    /// not have it at all.
    public func isHidden(_ path: String) -> Bool? { fragment(path)?.isHidden }
}

/// How a fragment's path and the id of its element are made from one another.
enum FragmentPath {
    static func id(of path: String) -> String { path.split(separator: "/").joined(separator: "_") }

    /// Nothing for the id of a part of a fragment.
    static func path(of id: String) -> String? {
        id.contains("--") ? nil : id.split(separator: "_").joined(separator: "/")
    }
}

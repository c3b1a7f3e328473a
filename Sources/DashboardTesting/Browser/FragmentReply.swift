internal import HTTPDaemon

/// What a script got for an action or for a fragment: the element that it asked about, and others that changed with it.
public struct FragmentReply: Sendable {
    /// The reply as it came.
    public let reply: Reply
    /// The addressed fragment, which comes first; nothing where the reply is no HTML, or an error.
    public let fragment: PageElement?
    /// The other fragments that changed, by path: those that htmx puts into their places by itself.
    public let others: [String: PageElement]

    init(_ reply: Reply) {
        self.reply = reply
        let isHTML = reply.headers[.contentType]?.text.hasPrefix("text/html") == true
        let elements = isHTML ? PageElement.all(in: reply.text) : []
        let isSwapped: (PageElement) -> Bool = { $0["hx-swap-oob"] != nil }
        fragment = reply.status.code < 400 ? elements.first { !isSwapped($0) } : nil
        let swapped = elements.filter(isSwapped).compactMap { element in
            element.id.flatMap(FragmentPath.path).map { ($0, element) }
        }
        others = Dictionary(swapped) { first, _ in first }
    }

    /// Whether the fragment of this path came, and shows nothing; nothing where it did not come.
    public func isHidden(_ path: String) -> Bool? {
        let id = FragmentPath.id(of: path)
        return (fragment?.element(id: id) ?? others[path])?.isHidden
    }
}

extension FragmentReply: CustomStringConvertible {
    /// The reply, for the message of a failed test.
    public var description: String { reply.description }
}

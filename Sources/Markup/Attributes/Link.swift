/// An address that is safe to follow: http, https, mailto, or relative to the page.
///
/// Strings from elsewhere become one through ``init(untrusted:)``, which refuses every other scheme and every trick to
/// smuggle one in. Addresses of our own are literals or ``init(path:query:fragment:)``.
public struct Link: Sendable, Hashable, CustomStringConvertible {
    /// The address as it is written, before the escaping of attribute values.
    public let description: String

    /// Takes an address from elsewhere, or refuses it.
    ///
    /// Refused are: schemes other than http, https and mailto; http and https without a host; control characters,
    /// tabs and line breaks; backslashes and a doubled slash at the start, which lead to another host; and what is not
    /// clearly relative, namely a colon or an entity in the first segment. White space around it is dropped, spaces in it are
    /// written `%20`.
    public init?(untrusted text: String) {
        guard let address = LinkRule.accepted(text) else { return nil }
        description = address
    }

    /// Writes a path from the root of this site, each segment percent-encoded.
    ///
    /// Empty segments are left out, because two slashes at the start lead to another host. A segment of dots alone, which
    /// browsers resolve away however it is written, is encoded twice and so leads nowhere.
    ///
    /// ```swift
    /// Link(path: ["fragments", "weather", "week"], query: [("day", "2")])
    /// ```
    public init(path segments: [String], query: [(name: String, value: String)] = [], fragment: ElementID? = nil) {
        var address = ""
        for segment in segments where !segment.isEmpty {
            address += "/" + LinkRule.encoded(segment)
        }
        if address.isEmpty {
            address = "/"
        }
        for (index, item) in query.enumerated() {
            address += (index == 0 ? "?" : "&") + LinkRule.encoded(item.name) + "=" + LinkRule.encoded(item.value)
        }
        if let fragment {
            address += "#" + fragment.description
        }
        description = address
    }

    /// Points at an element of the same page.
    public init(to element: ElementID) {
        description = "#" + element.description
    }

    /// Whether following it leaves this site.
    public var isExternal: Bool {
        LinkRule.schemeLength(description.utf8.span) != nil
    }
}

extension Link: ExpressibleByStringLiteral {
    /// Takes a literal of the program; an illegal one is a mistake in it and stops it.
    public init(stringLiteral text: String) {
        precondition(
            LinkRule.isAcceptable(text.utf8.span),
            "expected an http, https, mailto or relative link, got “\(text)”"
        )
        description = text
    }
}

extension Link {
    /// The same address, pointing at an element of what is found there.
    public func pointing(at element: ElementID) -> Link {
        Link(legal: description.prefix { $0 != "#" } + "#\(element)")
    }

    /// The same address with one more question, which comes before the element that it points at.
    public func asking(_ name: String, _ value: String) -> Link {
        let page = description.prefix { $0 != "#" }
        let question = (page.contains("?") ? "&" : "?") + LinkRule.encoded(name) + "=" + LinkRule.encoded(value)
        return Link(legal: page + question + description[page.endIndex...])
    }

    private init(legal address: String) {
        description = address
    }
}

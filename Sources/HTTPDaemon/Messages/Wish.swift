/// What somebody who asks can use: a whole page, one element of it, or something that is no HTML.
///
/// The one place that knows how browsers, htmx, Turbo and programs say so.
///
/// ```swift
/// switch Wish(request).form(among: [.html, .json, .plainText]) {
/// case .page?: return page(framing: fragment)
/// case .fragment?: return Response(html: fragment)
/// case .turboFrame(let id)?: return Response(html: fragment.inFrame(id))
/// case .json?: return Response(bytes: fragment.json, type: .json)
/// default: throw Wish.notAcceptable
/// }
/// ```
public struct Wish: Hashable, Sendable {
    /// A form that an answer can take.
    public enum Form: Hashable, Sendable {
        /// A whole page, for a person with a browser.
        case page
        /// One element, for a script that puts it into a page.
        case fragment
        /// One element inside the `<turbo-frame>` of this id, which is safe to write into HTML.
        case turboFrame(id: String)
        /// Changes to a page, as Turbo reads them.
        case turboStream
        /// A document for programs.
        case json
        /// A few lines for a person at a terminal.
        case text
        /// A picture.
        case svg
    }

    /// What an answer that was chosen by a wish depends on, for its `Vary`.
    public static let vary: HeaderValue =
        "Accept, HX-Request, HX-Request-Type, HX-Boosted, HX-History-Restore-Request, Turbo-Frame, Sec-Fetch-Mode"

    /// The 406 for somebody who takes none of the forms that there are.
    public static let notAcceptable = HTTPError(
        .notAcceptable,
        "There is nothing here in a form that this request accepts."
    )

    /// Whether a browser's window shall show the answer, so that it has to be a page, or lead to one.
    ///
    /// Browsers say so; one that does not, for it is old or the way to us is not encrypted, is known by asking for HTML
    /// by name.
    public let isNavigation: Bool
    /// Whether htmx asks.
    public let isHTMX: Bool
    /// Whether htmx goes back to a page that it no longer has, and needs all of it.
    public let isHistoryRestore: Bool
    /// Whether Turbo takes a list of changes for an answer.
    public let takesTurboStream: Bool
    /// The id of the `<turbo-frame>` that the answer shall stand in, where it is a harmless one.
    public let turboFrame: String?

    private let accept: AcceptList

    /// Reads a request's wish.
    public init(_ request: Request) {
        accept = AcceptList(request.all(.accept).joined(separator: ","))
        isHTMX = request[header: .hxRequest] == "true"
        isHistoryRestore = request[header: .hxHistoryRestoreRequest] == "true"
        takesTurboStream = accept.names(.turboStream)
        turboFrame = request[header: .turboFrame].flatMap { Self.isHarmless($0) ? $0 : nil }
        // A link or form that htmx takes over, and whatever it picks its elements from, is a page as without htmx.
        let wantsWhole =
            isHistoryRestore || request[header: .hxBoosted] == "true" || request[header: .hxRequestType] == "full"
        if isHTMX {
            isNavigation = wantsWhole
        } else if let mode = request[header: .secFetchMode] {
            isNavigation = mode == "navigate"
        } else {
            let isModern = request[header: .secFetchSite] != nil || request[header: .secFetchDest] != nil
            isNavigation = !isModern && !takesTurboStream && turboFrame == nil && accept.names(.html)
        }
    }

    /// Whether a script said that it swaps a part of a page.
    public var isPart: Bool { turboFrame != nil || isHTMX && !isNavigation }

    /// The form that suits best, of what there is; nothing if none does.
    ///
    /// Of several types that are taken equally gladly the first counts, except that Turbo prefers its list of changes, and
    /// a script which swaps parts of a page HTML.
    public func form(among offers: [MediaType]) -> Form? {
        var ordered = offers
        if isPart { ordered.prefer(.html) }
        if takesTurboStream { ordered.prefer(.turboStream) }
        guard let best = accept.best(of: ordered) else { return nil }
        switch best.essence {
        case "text/html": return html
        case "text/vnd.turbo-stream.html": return .turboStream
        case "image/svg+xml": return .svg
        case "text/plain": return .text
        default: return .json
        }
    }

    private var html: Form {
        if let turboFrame { return .turboFrame(id: turboFrame) }
        return isNavigation ? .page : .fragment
    }

    /// Letters, digits and `-_.:`, up to 256: enough for every id of ours, and nothing that could end an attribute.
    private static func isHarmless(_ id: String) -> Bool {
        (1...256).contains(id.utf8.count)
            && id.utf8.allSatisfy { byte in
                byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                    || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
            }
    }
}

extension [MediaType] {
    /// Puts a kind before all others, if it is there.
    fileprivate mutating func prefer(_ type: MediaType) {
        guard let index = firstIndex(where: { $0.isSameKind(as: type) }) else { return }
        insert(remove(at: index), at: 0)
    }
}

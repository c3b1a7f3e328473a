import Markup

/// A fragment taken apart for a page that is sent while some of it is still loading.
///
/// What the containers write goes first, with a slot for each widget; then come the widgets that are ready and, for each
/// of the others, what stands in its place until it follows. They come in tree order, so that what a browser shows of an
/// incomplete page does not move when the rest arrives.
public struct Arrangement: Sendable {
    /// A widget, or what stands in its place, as an element that fills a slot.
    public struct Part: Sendable {
        /// The identifiers down to the widget.
        public let path: [Identifier]
        /// The element, which names its slot.
        public let bytes: [UInt8]
        /// Whether it is the widget itself.
        public let isReady: Bool
    }

    /// What belongs inside the shadow tree of the page's main element, to be sent one after another.
    public internal(set) var layout: [ArraySlice<UInt8>] = []
    /// The widgets, or what stands in their places, in tree order.
    public internal(set) var parts: [Part] = []
    /// The paths of the widgets that are not ready.
    public var waiting: [[Identifier]] { parts.filter { !$0.isReady }.map(\.path) }

    /// Nothing at all.
    public init() {}
}

extension Arrangement.Part {
    /// A widget's own element, in the slot that the layout has for it.
    init(_ fragment: Fragment) {
        path = fragment.path
        isReady = true
        bytes = fragment.bytes(with: " slot=\"\(fragment.elementID)\"")
    }

    /// Something else in the place of the widget, until that is there or for good.
    init(_ path: [Identifier], inSlot slot: String, _ element: some Markup) {
        self.path = path
        isReady = false
        bytes = element.rendered().bytes.withAttribute(" slot=\"\(slot)\"")
    }
}

public import Markup

/// The one element around a controller's markup.
///
/// The controller writes what is inside; the element itself, with its `id` and with `hidden`, is written for it, so that
/// no fragment can forget them.
public struct FragmentRoot: Sendable {
    /// The elements that a fragment may be.
    public enum Kind: Sendable {
        /// A part of the page with a title of its own.
        case section
        /// A group without meaning.
        case div
        /// Something that could stand alone elsewhere.
        case article
        /// Something beside the subject.
        case aside
        /// A set of links.
        case nav
        /// What introduces its surroundings.
        case header
        /// What closes its surroundings.
        case footer
        /// The subject of the page.
        case main
    }

    /// Which element it is.
    public var kind: Kind
    /// Its classes, separated by spaces.
    public var classes: String?
    /// The element that says what this one is.
    public var labelledBy: ElementID?
    /// What this element is, where no other element says it.
    public var label: String?
    /// One datum for stylesheets and scripts.
    public var data: (name: DataName, value: String)?

    /// Describes an element.
    public init(
        _ kind: Kind = .div,
        classes: String? = nil,
        labelledBy: ElementID? = nil,
        label: String? = nil,
        data: (name: DataName, value: String)? = nil
    ) {
        self.kind = kind
        self.classes = classes
        self.labelledBy = labelledBy
        self.label = label
        self.data = data
    }
}

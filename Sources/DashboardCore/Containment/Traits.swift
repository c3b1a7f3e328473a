/// What a controller may know of the surroundings it is shown in, such as `width` or `language`.
///
/// Traits are handed down the tree. A controller's own entries win over the inherited ones.
public struct Traits: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// The entries by name.
    public var entries: [String: String]

    /// Wraps a dictionary.
    public init(_ entries: [String: String] = [:]) {
        self.entries = entries
    }

    /// Lists the entries.
    public init(dictionaryLiteral elements: (String, String)...) {
        entries = Dictionary(elements) { _, last in last }
    }

    /// The entry of that name.
    public subscript(name: String) -> String? {
        get { entries[name] }
        set { entries[name] = newValue }
    }

    /// Whether the surroundings are as narrow as a phone.
    public var isCompact: Bool { entries["width"] == "compact" }

    /// These traits where `own` says nothing else.
    package func overridden(by own: Traits) -> Traits {
        own.entries.isEmpty ? self : Traits(entries.merging(own.entries) { _, own in own })
    }
}

/// One word of an operator's list of whom to believe: a kind of device, or one source by its name.
package struct SourcePreference: Hashable, Sendable {
    /// As it was written.
    package let text: String
    /// All devices of a class, where the word is one for that.
    let device: DeviceClass?

    private let spelling: String

    /// Reads `watch`, `phone` or `other` as all such devices, and anything else as a name.
    package init(_ text: String) {
        self.text = text
        spelling = Self.plain(text)
        device = DeviceClass(rawValue: spelling)
    }

    /// Whether it means one source by its name, however that is typed.
    package func names(_ source: HealthSource) -> Bool { device == nil && spelling == Self.plain(source.name) }

    package static func == (one: SourcePreference, other: SourcePreference) -> Bool { one.spelling == other.spelling }

    package func hash(into hasher: inout Hasher) { hasher.combine(spelling) }

    /// Without what nobody sees or types: capitals, the width of spaces, and the curl of an apostrophe.
    ///
    /// Phones write `Ingrid’s Apple Watch` with a no-break space, which looks like any other.
    private static func plain(_ text: String) -> String {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return String(words.map { "\u{2018}\u{2019}\u{2BC}\u{FF07}".contains($0) ? "'" : $0 })
    }
}

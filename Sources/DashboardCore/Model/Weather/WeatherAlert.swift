package import Markup

/// A warning of an authority, in its own words.
///
/// All text is a stranger's: it is cut to a length that a page can hold, and nothing in it can steer how it is written.
package struct WeatherAlert: Hashable, Sendable {
    /// How bad it may get, as the authority rates it; the worst is first.
    package enum Severity: String, Sendable, CaseIterable {
        case extreme, severe, moderate, minor, unknown
    }

    package static let longestTitle = 160
    package static let longestText = 6000
    package static let mostRegions = 60

    package let title: String
    package let severity: Severity
    /// When it begins; nothing where nobody says.
    package let start: LocalTime?
    /// When it ends; nothing where nobody says.
    package let end: LocalTime?
    package let regions: [String]
    /// What the authority says, a paragraph each.
    package let paragraphs: [String]
    /// Where the authority says more; always on an encrypted connection.
    package let page: Link?

    /// Nothing without a title, by which a warning is known.
    package init?(
        _ title: String,
        severity: Severity,
        from start: LocalTime?,
        until end: LocalTime?,
        regions: [String] = [],
        text: String = "",
        page: String? = nil
    ) {
        let title = title.harmless(atMost: Self.longestTitle)
        guard !title.isEmpty else { return nil }
        self.title = title
        self.severity = severity
        self.start = start
        self.end = end
        self.regions = regions.prefix(Self.mostRegions).map { $0.harmless(atMost: 80) }.filter { !$0.isEmpty }
        paragraphs = text.prefix(Self.longestText).split(whereSeparator: \.isNewline)
            .map { $0.harmless(atMost: Self.longestText) }
            .filter { !$0.isEmpty }
        self.page = page.flatMap { $0.utf8.count <= 2000 ? Link(untrusted: $0) : nil }
            .flatMap { $0.description.lowercased().hasPrefix("https://") ? $0 : nil }
    }
}

extension StringProtocol {
    /// The text on one line, without what would turn the direction of writing or not be seen, and cut where it is too long.
    fileprivate func harmless(atMost limit: Int) -> String {
        var text = ""
        var isBetween = false
        var count = 0
        for scalar in unicodeScalars.prefix(limit * 4) {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
                isBetween = true
            case .format, .surrogate, .privateUse, .unassigned:
                continue
            default:
                guard count < limit else { return text + "…" }
                if isBetween, !text.isEmpty { text += " " }
                isBetween = false
                text.unicodeScalars.append(scalar)
                count += 1
            }
        }
        return text
    }
}

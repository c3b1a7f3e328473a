/// How far clocks are ahead of UTC, and what that time is called.
package struct ZoneOffset: Hashable, Sendable {
    /// Negative west of Greenwich.
    package let seconds: Int
    /// `CEST`; zones without letters of their own have figures, such as `+0545`.
    package let abbreviation: String

    package init(seconds: Int, abbreviation: String) {
        self.seconds = seconds
        self.abbreviation = abbreviation
    }

    /// No zone has ever been farther from Greenwich, by RFC 8536.
    static let legalSeconds = -89_999...93_599

    /// Longer names than this are nobody's.
    static let longestAbbreviation = 16
}

/// Why there are no rules for a time zone, in one sentence.
package struct ZoneError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ sentence: String) {
        description = sentence
    }
}

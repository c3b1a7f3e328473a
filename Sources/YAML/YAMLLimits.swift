/// How much of a file is read before it is refused.
package struct YAMLLimits: Sendable {
    /// Bytes of the whole file.
    package var bytes = 256 * 1024
    /// Lists and mappings within one another.
    package var depth = 16
    /// Lists, mappings and values together.
    package var nodes = 20_000
    /// Complaints; whoever has more has another kind of file.
    package var problems = 50

    package init() {}
}

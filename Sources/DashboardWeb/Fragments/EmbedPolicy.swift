public import HTTPDaemon

/// Whose pages may show which fragments in frames, and by which further names.
///
/// ```swift
/// var policy = EmbedPolicy(.nobody)
/// policy.names["day/summary"] = "day/day-summary"
/// policy.own["day/day-summary"] = .anybody
/// ```
public struct EmbedPolicy: Sendable {
    /// What holds for fragments that have no policy of their own.
    public var usual: Embedding
    /// The policies of single fragments, by their paths.
    public var own: [String: Embedding] = [:]
    /// Paths under which fragments are known to the world, with those that they have.
    public var names: [String: String] = [:]

    /// Lets the same pages show all fragments.
    public init(_ usual: Embedding = .nobody) {
        self.usual = usual
    }

    /// The fragment that a path names.
    func fragment(at path: [String]) -> [String] {
        names[path.joined(separator: "/")].map { $0.split(separator: "/").map(String.init) } ?? path
    }

    func embedding(of fragment: [String]) -> Embedding { own[fragment.joined(separator: "/")] ?? usual }
}

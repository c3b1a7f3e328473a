public import Markup

/// Why somebody whom we asked for data gave none, in words that a visitor may read.
public struct SourceFailure: Error, Hashable, Sendable {
    /// What kind of failure it was, as far as it makes a difference to whoever asks us.
    public enum Kind: Hashable, Sendable {
        /// The source could not be reached, or its answer could not be used.
        case broken
        /// The source took too long.
        case slow
        /// The source wants to be left alone for some seconds.
        case busy(seconds: Int?)
        /// The data are somebody's own, and nothing was fetched for whoever has not signed in as them.
        case unauthorised(owner: String, signIn: Link?)
    }

    /// What kind of failure it was.
    public let kind: Kind
    /// Whom we asked.
    public let source: String
    /// What happened, in one sentence without addresses, paths or keys.
    public let explanation: String

    /// What happened at each, where several were asked.
    let causes: [SourceFailure]

    /// Describes a failure.
    public init(_ kind: Kind, source: String, _ explanation: String) {
        self.init(kind, source: source, explanation, causes: [])
    }

    init(_ kind: Kind, source: String, _ explanation: String, causes: [SourceFailure]) {
        self.kind = kind
        self.source = source
        self.explanation = explanation
        self.causes = causes
    }
}

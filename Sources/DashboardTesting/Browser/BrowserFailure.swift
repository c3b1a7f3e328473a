public import HTTPDaemon

/// Why a browser could not do what a test asked of it.
public enum BrowserFailure: Error, Equatable, Sendable {
    /// The reply, of this status, names no other place.
    case nowhereToGo(Status)
    /// A reply that was read while it was made ended without this text.
    case neverSaid(String)
    /// The fragment of this path was still loading when it had been asked for often enough.
    case stillLoading(String)
}

extension BrowserFailure: CustomStringConvertible {
    /// One sentence.
    public var description: String {
        switch self {
        case .nowhereToGo(let status): "a reply of “\(status)” without Location cannot be followed"
        case .neverSaid(let text): "the reply ended without “\(text)”"
        case .stillLoading(let path): "“\(path)” is still loading"
        }
    }
}

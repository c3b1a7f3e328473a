public import HTTPDaemon

/// Why a browser could not do what a test asked of it.
public enum BrowserFailure: Error, Equatable, Sendable {
    /// The reply, of this status, names no other place.
    case nowhereToGo(Status)
}

extension BrowserFailure: CustomStringConvertible {
    /// One sentence.
    public var description: String {
        switch self {
        case .nowhereToGo(let status): "a reply of “\(status)” without Location cannot be followed"
        }
    }
}

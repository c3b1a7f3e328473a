/// How long an answer may be kept, and by whom.
public enum Caching: Sendable {
    /// For ever: its address changes with its content.
    case immutable
    /// Kept, but asked about each time; costs a 304.
    case revalidate
    /// Kept for some seconds by anybody.
    case seconds(Int)
    /// Kept by the visitor's own browser only, and asked about each time.
    case personal
    /// Not kept at all.
    case never

    var headerValue: HeaderValue {
        switch self {
        case .immutable: "public, max-age=31536000, immutable"
        case .revalidate: "no-cache"
        case .seconds(let seconds): HeaderValue(ours: "public, max-age=\(seconds)")
        case .personal: "private, no-cache"
        case .never: "no-store"
        }
    }
}

/// How old an answer may be.
public enum Recency: Sendable {
    /// As old as answers are kept.
    case kept
    /// Asked for from now on: no earlier answer will do.
    case new
}

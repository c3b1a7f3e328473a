/// How much of a form with files is taken.
public struct MultipartLimits: Hashable, Sendable {
    /// The most parts.
    public var parts: Int
    /// The most bytes between a boundary and the empty line that ends the part's head.
    public var headerBytes: Int
    /// The most bytes of all, heads and boundaries included.
    public var totalBytes: Int

    /// Limits with defaults that suit a form with a few pictures.
    public init(parts: Int = 64, headerBytes: Int = 8192, totalBytes: Int = 16 << 20) {
        self.parts = parts
        self.headerBytes = headerBytes
        self.totalBytes = totalBytes
    }
}

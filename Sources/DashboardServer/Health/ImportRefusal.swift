/// Why an export was turned away before anything was begun.
enum ImportRefusal: Equatable, Sendable {
    /// One is under way already.
    case another
    case noFile
    case emptyFile
    /// It is larger than this many bytes.
    case tooLarge(Int)
}

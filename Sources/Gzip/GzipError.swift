/// Why bytes could not be decompressed.
package enum GzipError: Error, Equatable {
    /// The bytes are not gzip, or a checksum does not fit.
    case corrupt
    /// The bytes end before the text does.
    case truncated
    /// The text is longer than the caller allows.
    case tooLarge(limit: Int)
}

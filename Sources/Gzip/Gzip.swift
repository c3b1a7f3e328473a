internal import CZlib

/// The gzip format for bytes that are all at hand.
///
/// The same bytes always give the same answer: the header holds no time and no name, so hashes of compressed bodies
/// are stable.
package enum Gzip {
    /// The bytes as one gzip member; the level goes from 1 (fast) to 9 (small).
    package static func compress(_ bytes: [UInt8], level: Int = 6) -> [UInt8] {
        let stream = GzipStream(level: level)
        return stream.compressWhole(bytes)
    }

    /// The bytes that `compress` was given.
    ///
    /// Several members one after another are one text, as RFC 1952 has it. More than `limit` bytes of it are refused,
    /// so that a small bomb cannot take all memory.
    package static func decompress(_ bytes: [UInt8], limit: Int) throws(GzipError) -> [UInt8] {
        let inflater = Inflater()
        return try inflater.inflate(bytes, limit: limit)
    }

    /// As many bytes of a text as the beginning of its compressed form gives away.
    package static func decompress(prefix bytes: [UInt8], limit: Int) throws(GzipError) -> [UInt8] {
        let inflater = Inflater()
        return try inflater.inflate(bytes, limit: limit, isWhole: false)
    }
}

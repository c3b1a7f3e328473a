/// 128 bits of BLAKE2b: two texts with the same fingerprint are the same text.
///
/// It names bytes for caches and entity tags; it is no password hash and holds no secret.
package struct Fingerprint: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// The fingerprint of one run of bytes.
    package init(of bytes: some Collection<UInt8>) {
        let fingerprinter = Fingerprinter()
        fingerprinter.update(bytes)
        self = fingerprinter.finish()
    }

    /// The fingerprint of several runs, equal to that of all their bytes in one run.
    package init(ofRuns runs: some Sequence<[UInt8]>) {
        let fingerprinter = Fingerprinter()
        for run in runs { fingerprinter.update(run) }
        self = fingerprinter.finish()
    }

    init(_ digest: [UInt8]) {
        high = digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
        low = digest.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The sixteen bytes, the most significant first.
    package var bytes: [UInt8] {
        (0..<16).map { index in
            let half = index < 8 ? high : low
            return UInt8(truncatingIfNeeded: half >> UInt64(56 - index % 8 * 8))
        }
    }

    /// 32 lower-case hexadecimal digits.
    package var hex: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// 22 characters that need no escaping in a URL, a file name or an entity tag.
    package var urlSafe: String { Base64URL.encode(bytes) }
}

extension Fingerprint: CustomStringConvertible {
    package var description: String { hex }
}

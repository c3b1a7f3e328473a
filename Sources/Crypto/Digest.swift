internal import CSodium

/// 256 bits of BLAKE2b, for what is stored in place of a secret.
package enum Digest {
    /// The 32 bytes that stand for these.
    package static func bytes(of bytes: [UInt8]) -> [UInt8] {
        _ = Sodium.ready
        var digest = [UInt8](repeating: 0, count: 32)
        _ = unsafe crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
        return digest
    }
}

internal import CSodium

/// A fingerprint in the making, for bytes that come in parts.
@safe
package final class Fingerprinter {
    // libsodium wants its state aligned to a cache line, which a Swift property does not promise.
    private let memory: UnsafeMutableRawPointer
    private let state: OpaquePointer

    /// Starts with no bytes seen.
    package init() {
        _ = Sodium.ready
        unsafe memory = .allocate(byteCount: crypto_generichash_statebytes(), alignment: 64)
        unsafe state = OpaquePointer(memory)
        restart()
    }

    deinit {
        unsafe memory.deallocate()
    }

    /// Adds bytes after those already seen.
    package func update(_ bytes: some Collection<UInt8>) {
        let done: Void? = bytes.withContiguousStorageIfAvailable { buffer in
            unsafe add(buffer)
        }
        if done == nil {
            unsafe Array(bytes).withUnsafeBufferPointer { buffer in unsafe add(buffer) }
        }
    }

    /// The fingerprint of all bytes seen; the next one starts afresh.
    package func finish() -> Fingerprint {
        var digest = [UInt8](repeating: 0, count: 16)
        _ = unsafe crypto_generichash_final(state, &digest, 16)
        restart()
        return Fingerprint(digest)
    }

    private func restart() {
        _ = unsafe crypto_generichash_init(state, nil, 0, 16)
    }

    private func add(_ buffer: UnsafeBufferPointer<UInt8>) {
        _ = unsafe crypto_generichash_update(state, buffer.baseAddress, UInt64(buffer.count))
    }
}

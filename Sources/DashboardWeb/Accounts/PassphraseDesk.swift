import Crypto
import Dispatch
import Synchronization

/// Where passphrases are looked at: one at a time and on a thread of its own, since each takes long and much memory.
final class PassphraseDesk: Sendable {
    private let queue = DispatchQueue(label: "daybook.passphrases")
    private let room: Int
    private let inLine = Atomic(0)
    private let compare: @Sendable (String, PassphraseHash) -> Bool

    /// Opens a desk before which only a few may stand in line.
    init(
        room: Int = 4,
        compare: @escaping @Sendable (String, PassphraseHash) -> Bool = { passphrase, hash in hash.matches(passphrase) }
    ) {
        self.room = room
        self.compare = compare
    }

    /// Whether it is the passphrase; nil where too many stand in line already.
    func matches(_ passphrase: String, _ hash: PassphraseHash) async -> Bool? {
        guard inLine.add(1, ordering: .relaxed).oldValue < room else {
            inLine.subtract(1, ordering: .relaxed)
            return nil
        }
        return await withCheckedContinuation { continuation in
            queue.async { [self] in
                let isRight = compare(passphrase, hash)
                inLine.subtract(1, ordering: .relaxed)
                continuation.resume(returning: isRight)
            }
        }
    }
}

import Crypto
import DashboardCore
import FoundationEssentials
import HTTPDaemon
import Locking

/// Who lets people in: looks at names and passphrases, and at how often somebody has tried.
final class Doorkeeper: Sendable {
    let signIns: SignIns
    private let desk: PassphraseDesk
    private let now: @Sendable () -> Date
    private let tries = Locked(Tries())

    init(_ signIns: SignIns, desk: PassphraseDesk, now: @escaping @Sendable () -> Date) {
        self.signIns = signIns
        self.desk = desk
        self.now = now
    }

    /// Says what keeps somebody out; nil if nothing does.
    ///
    /// A name that nobody has costs as much as a passphrase that is wrong, so that neither can be told from the other.
    func trouble(with name: String, _ passphrase: String, from network: String) async -> SignInTrouble? {
        let moment = now().timeIntervalSince1970
        let (left, seconds): (Int, Int)
        switch tries.withLock({ $0.take(from: network, at: moment) }) {
        case .refused(let wait): return .tooManyTries(seconds: wait)
        case .granted(let tries, let wait): (left, seconds) = (tries, wait)
        }
        guard let isRight = await desk.matches(passphrase, signIns.account.hash) else {
            tries.withLock { $0.giveBack(to: network) }
            return .busy(seconds: 2)
        }
        guard isRight, signIns.account.isNamed(name) else { return .wrong(triesLeft: left, seconds: seconds) }
        tries.withLock { $0.welcome(network) }
        return nil
    }
}

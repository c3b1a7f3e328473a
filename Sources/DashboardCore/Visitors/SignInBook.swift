internal import FoundationEssentials

/// Sign-ins in memory, under the same policy as on disk.
struct SignInBook {
    private let policy: VisitorPolicy
    private var signIns: [VisitorKey: SignIn] = [:]

    init(_ policy: VisitorPolicy) {
        self.policy = policy
    }

    func signIn(_ key: VisitorKey) -> SignIn? { signIns[key] }

    func count(of account: AccountKey) -> Int { signIns.values.count { $0.account == account } }

    mutating func take(_ key: VisitorKey, of account: AccountKey, at date: Date) {
        while count(of: account) >= policy.mostSignIns, let oldest = oldest(of: account) { signIns[oldest] = nil }
        signIns[key] = SignIn(account: account, since: date, lastSeen: date)
    }

    mutating func sawAgain(_ key: VisitorKey, at date: Date) {
        guard let known = signIns[key] else { return }
        signIns[key]?.lastSeen = max(known.lastSeen, date)
    }

    mutating func end(_ key: VisitorKey) {
        signIns[key] = nil
    }

    mutating func sweep(now: Date) {
        let horizon = policy.horizon(hasReturned: true, now: now)
        signIns = signIns.filter { $0.value.lastSeen >= horizon }
    }

    private func oldest(of account: AccountKey) -> VisitorKey? {
        signIns.filter { $0.value.account == account }.min { $0.value.lastSeen < $1.value.lastSeen }?.key
    }
}

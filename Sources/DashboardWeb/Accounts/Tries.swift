/// How many tries to sign in are left, for each network and for all together; a spent one comes back after a while.
package struct Tries: Sendable {
    /// What came of asking for a try.
    package enum Grant: Equatable, Sendable {
        /// It may be made; so many are left after it, and where none is, the next one comes back after so many seconds.
        case granted(left: Int, seconds: Int)
        /// It may be made after so many seconds.
        case refused(seconds: Int)
    }

    /// How many tries there are at first, and how many seconds it takes until one comes back.
    private struct Allowance: Sendable {
        let most: Double
        let seconds: Double
    }

    /// The tries that were spent, as of a moment.
    private struct Spent: Sendable {
        var count = 0.0
        var moment = 0.0

        mutating func recover(until now: Double, by allowance: Allowance) {
            count = max(0, count - max(0, now - moment) / allowance.seconds)
            moment = now
        }

        func wait(by allowance: Allowance) -> Int {
            // A little less, so that no rounding adds a second.
            Int((max(0, count + 1 - allowance.most) * allowance.seconds - 1e-6).rounded(.up))
        }
    }

    /// Whoever mistypes has five tries at once; whoever guesses gets one a minute.
    private static let each = Allowance(most: 5, seconds: 60)
    /// Whoever guesses from many networks gets ten a minute.
    private static let together = Allowance(most: 50, seconds: 6)
    private static let mostNetworks = 4096
    private static let mostFriends = 32

    private var networks: [String: Spent] = [:]
    private var all = Spent()
    // Networks from which somebody came in: guessers elsewhere must not keep them out.
    private var friends: [String] = []

    package init() {}

    /// How many networks are remembered.
    var count: Int { networks.count }

    /// Spends a try, if there is one.
    package mutating func take(from network: String, at now: Double) -> Grant {
        all.recover(until: now, by: Self.together)
        let isFriend = friends.contains(network)
        if !isFriend, all.count + 1 > Self.together.most { return .refused(seconds: all.wait(by: Self.together)) }
        var own = networks[network] ?? Spent(moment: now)
        own.recover(until: now, by: Self.each)
        guard own.count + 1 <= Self.each.most else { return .refused(seconds: own.wait(by: Self.each)) }
        own.count += 1
        makeRoom(at: now)
        networks[network] = own
        all.count = min(all.count + 1, Self.together.most)
        return .granted(left: Int(Self.each.most - own.count), seconds: own.wait(by: Self.each))
    }

    /// Gives a try back that was not looked at.
    package mutating func giveBack(to network: String) {
        networks[network]?.count -= 1
        all.count = max(0, all.count - 1)
    }

    /// Forgets what was tried from where somebody has come in.
    package mutating func welcome(_ network: String) {
        giveBack(to: network)
        networks[network] = nil
        friends.removeAll { $0 == network }
        friends.append(network)
        if friends.count > Self.mostFriends { friends.removeFirst() }
    }

    /// Forgets those whose tries have all come back, or else the one that was here longest ago.
    private mutating func makeRoom(at now: Double) {
        guard networks.count >= Self.mostNetworks else { return }
        networks = networks.filter { $0.value.count > max(0, now - $0.value.moment) / Self.each.seconds }
        guard networks.count >= Self.mostNetworks else { return }
        if let oldest = networks.min(by: { $0.value.moment < $1.value.moment }) { networks[oldest.key] = nil }
    }
}

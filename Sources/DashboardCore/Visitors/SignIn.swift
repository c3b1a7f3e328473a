public import FoundationEssentials

/// Somebody who has shown that they know an account's passphrase, in one browser.
///
/// A store finds it by a digest of the cookie's text, as it finds visitors.
public struct SignIn: Equatable, Sendable {
    /// The account as it was then: where its name or passphrase has changed since, this one counts no more.
    public var account: AccountKey
    /// When it was.
    public var since: Date
    /// When it was last noted that the cookie came back.
    public var lastSeen: Date

    /// Describes somebody who is in.
    public init(account: AccountKey, since: Date, lastSeen: Date) {
        self.account = account
        self.since = since
        self.lastSeen = lastSeen
    }
}

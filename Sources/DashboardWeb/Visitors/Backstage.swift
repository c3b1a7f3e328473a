import DashboardCore
import FoundationEssentials
import HTTPDaemon
import Markup
import Synchronization

/// What all scenes have in common.
struct Backstage: Sendable {
    let storyboard: Storyboard
    let assets: @Sendable () throws -> PageAssets
    let scheduler: any Scheduler
    let patience: Patience
    let now: @Sendable () -> Date
    /// What holds on all screens until somebody settles something else.
    var traits = Traits()
    /// Who may come in; nil where everybody may who sits at this machine.
    var account: Account?
    /// Whose pages may show fragments in frames.
    let embeds: EmbedPolicy
    /// Another number each time that a source has something new which nobody has been told.
    var version: @Sendable () -> Int = { 0 }

    /// What pages say of who is in.
    var owner: PageOwner? { account.map { PageOwner($0.name, signOut: "/sign-out") } }
}

/// How long a page waits for what is slow.
public struct Patience: Sendable {
    /// How long the first byte of a page may wait for loads.
    public var budget: Duration
    /// How long a page stays open for widgets that are late.
    public var deadline: Duration

    /// The times that hold unless somebody says otherwise: 50 milliseconds and 10 seconds.
    public init(budget: Duration = .milliseconds(50), deadline: Duration = .seconds(10)) {
        self.budget = budget
        self.deadline = deadline
    }
}

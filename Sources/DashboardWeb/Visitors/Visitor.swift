import DashboardCore
import HTTPDaemon
import Locking
import Synchronization

/// Somebody with choices of their own, or everybody who has made none: the scenes that they have opened.
final class Visitor: Sendable {
    /// A leaf of a screen that an address asks for.
    private struct Leaf: Hashable, Sendable {
        let screen: Identifier
        let folio: String
    }

    /// How many leaves are kept that nobody has chosen, so that nobody can make us keep all.
    private static let mostLeaves = 8

    /// Under which the store knows the choices; nil for those who have made none.
    let key: VisitorKey?
    /// How many changes are on their way to the store; a visitor with such changes must not be forgotten.
    let pendingSaves = Atomic(0)
    /// The last day, counted from 1970, on which the store was told that this visitor came back.
    let lastDay = Atomic(-1)
    /// In which they were welcomed, and are told things until they choose another one.
    private let welcome: Language
    private let mayEnter: @Sendable () -> Bool
    private let stage: Backstage
    private let saved: [Identifier: StateSnapshot]
    private let scenes = Locked<[Identifier: Scene]>([:])
    /// Trees for leaves that were only looked at, which go when something is chosen, as they know nothing of that.
    private let leaves = Locked(RecentlyUsed<Leaf, Scene>())
    /// What was settled for all scenes, by the screen on which it was.
    private let settled: Locked<[Identifier: Traits]>

    /// Makes a visitor whose gates are open as long as they may enter.
    init(
        _ key: VisitorKey?,
        saved: [Identifier: StateSnapshot] = [:],
        on stage: Backstage,
        in language: Language,
        mayEnter: @escaping @Sendable () -> Bool = { true }
    ) {
        self.key = key
        self.saved = saved
        self.stage = stage
        welcome = language
        self.mayEnter = mayEnter
        settled = Locked(stage.storyboard.settled(by: saved))
    }

    /// Whether the gates of this visitor's scenes are open.
    var isInside: Bool { mayEnter() }

    /// Whether this is everybody who has made no choices.
    var isAnonymous: Bool { key == nil }

    /// Who may keep what this visitor is shown.
    var caching: Caching { isAnonymous ? .revalidate : .personal }

    /// The scene of that screen, made at first need; nil if there is no such screen.
    func scene(_ screen: Identifier) throws -> Scene? {
        if let scene = scenes.withLock({ $0[screen] }) { return scene }
        guard stage.storyboard.names.contains(screen) else { return nil }
        // Made outside the lock, since it loads the tree; of two that were made at once one is dropped.
        let made = try make(screen, restoring: saved[screen])
        let kept = scenes.withLock { scenes in
            if let scene = scenes[screen] { return scene }
            scenes[screen] = made
            return made
        }
        // Something may have been settled since the traits were read.
        settled.withLock { kept.take(traits(with: $0)) }
        return kept
    }

    /// The scene of one leaf of a screen: the usual one where that is open there, or else one that is of no consequence.
    ///
    /// - Throws: a 404 where there is no such leaf.
    func scene(_ screen: Identifier, at folio: String?) throws -> Scene? {
        guard let usual = try scene(screen) else { return nil }
        guard let folio, usual.folio != folio else { return usual }
        let leaf = Leaf(screen: screen, folio: folio)
        if let scene = leaves.withLock({ $0.use(leaf) }) { return scene }
        let made = try make(screen, restoring: usual.choices)
        guard made.open(folio) else { throw HTTPError(.notFound, "This page has nothing for “\(folio)”.") }
        let gone = leaves.withLock { leaves in
            leaves.insert(made, for: leaf)
            return leaves.shrink(to: Self.mostLeaves) { _ in false }
        }
        for scene in gone { _ = scene.leave(unlessAskedSince: .max) }
        return made
    }

    private func make(_ screen: Identifier, restoring choices: StateSnapshot?) throws -> Scene {
        try Scene(screen, of: stage, with: traits, restoring: choices, isShared: isAnonymous, mayEnter)
    }

    /// Lets go of all leaves that were only looked at.
    func forgetLeaves() {
        for scene in leaves.withLock({ $0.shrink(to: 0) { _ in false } }) {
            _ = scene.leave(unlessAskedSince: .max)
        }
    }

    /// Tells all scenes what was settled on one of them.
    ///
    /// The lock is held until all know it, so that of two changes the later one stays.
    func spread(from scene: Scene) {
        guard stage.storyboard.settlingNames.contains(scene.screen) else { return }
        settled.withLock { settled in
            guard let traits = scene.settled, traits != settled[scene.screen] else { return }
            settled[scene.screen] = traits
            for scene in openScenes { scene.take(self.traits(with: settled)) }
        }
    }

    /// In which they are told things.
    var language: Language { traits.language }

    /// What holds on all screens.
    private var traits: Traits { settled.withLock { traits(with: $0) } }

    private func traits(with settled: [Identifier: Traits]) -> Traits {
        var traits = stage.traits
        traits.language = welcome
        return stage.storyboard.traits(traits, with: settled)
    }

    /// Has all gates decide again, after somebody has come in or the last one has gone.
    func decide() {
        forgetLeaves()
        for scene in openScenes { scene.decide() }
    }

    /// The scenes that somebody has asked for.
    var openScenes: [Scene] { scenes.withLock { Array($0.values) } + leaves.withLock { $0.values } }
}

import DashboardCore

extension Storyboard {
    /// What the saved choices of a visitor settle for all of their screens, by the screen on which it was settled.
    ///
    /// Read outside a session, so that it is known before anything is rendered, and nothing is fetched for it.
    func settled(by saved: [Identifier: StateSnapshot]) -> [Identifier: Traits] {
        guard settlingNames.contains(where: { saved[$0] != nil }) else { return [:] }
        var settled: [Identifier: Traits] = [:]
        for screen in makeScreens() where screen.settlesTraits {
            guard let records = saved[screen.identifier]?.records else { continue }
            screen.load()
            screen.restore(records)
            settled[screen.identifier] = screen.traitsForVisitor
        }
        return settled
    }

    /// These traits with what was settled; where two screens settle the same, the later one wins.
    func traits(_ traits: Traits, with settled: [Identifier: Traits]) -> Traits {
        settlingNames.compactMap { settled[$0] }.reduce(traits) { $0.overridden(by: $1) }
    }
}

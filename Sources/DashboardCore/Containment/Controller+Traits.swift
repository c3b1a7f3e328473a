extension Controller {
    /// Takes traits from above, and hands on what became of them (rules Z3, Z4).
    ///
    /// Only those hear of it for whom something really changes.
    public final func adapt(to inherited: Traits) {
        visits += 1
        let isElsewhere = inherited.language != inheritedTraits.language
        inheritedTraits = inherited
        let effective = inherited.overridden(by: traitOverrides)
        guard traits != effective else {
            // The element says which language it is in, where that is not the language around it.
            if isElsewhere { setNeedsRender() }
            return
        }
        let old = traits
        if isLoaded { willTransition(to: effective) }
        // A callback that changed them again has had the last word.
        guard traits == old else { return }
        traits = effective
        setNeedsRender()
        if passesOnSizeAndTraits {
            for child in children where child.parent === self { child.adapt(to: traits) }
        }
        didPassOnTraits(insteadOf: old)
    }
}

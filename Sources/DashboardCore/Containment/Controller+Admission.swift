extension Controller {
    /// Checks a whole call before anything of it is done (rules M4 to M7).
    ///
    /// - Returns: those that are not children of this controller already.
    final func admit(
        _ candidates: [Controller],
        to operation: String,
        instead leavers: [Controller] = []
    ) throws(ContainmentError) -> [Controller] {
        if let twice = candidates.firstRepetition {
            throw .init(.hierarchyInconsistency, operation, expected: "each once", got: "\(twice.identifier) twice")
        }
        let newcomers = candidates.filter { $0.parent !== self }
        let ancestor = top
        for newcomer in newcomers {
            if let fault = newcomer.reasonNotToEnter(self, whoseTopIs: ancestor) {
                throw .init(.hierarchyInconsistency, operation, expected: "a free controller", got: fault)
            }
        }
        try checkNames(of: newcomers, to: operation, instead: leavers)
        return newcomers
    }

    /// Whether the checks still hold after a callback.
    final func mayStillEnter(_ parent: Controller, replacing old: Controller?) -> Bool {
        guard !isMoving, reasonNotToEnter(parent, whoseTopIs: parent.top) == nil else { return false }
        let namesake = parent.child(named: identifier)
        return namesake == nil || namesake === old
    }

    private final func reasonNotToEnter(_ parent: Controller, whoseTopIs top: Controller) -> String? {
        if self === parent { return "\(identifier) itself" }
        if let mine = self.parent { return "\(identifier), a child of \(mine.identifier)" }
        if ownStage != nil { return "\(identifier), the root of a session" }
        // A newcomer has no parent, so it can be above the parent only as the end of the line.
        if self === top { return "\(identifier), an ancestor of \(parent.identifier)" }
        if isMoving { return "\(identifier), which is just moving" }
        return nil
    }

    private final func checkNames(
        of newcomers: [Controller],
        to operation: String,
        instead leavers: [Controller]
    ) throws(ContainmentError) {
        var names = Set<Identifier>()
        for newcomer in newcomers {
            let name = newcomer.identifier
            let namesake = child(named: name)
            let isTaken = namesake.map { namesake in !leavers.contains { $0 === namesake } } ?? false
            if isTaken || !names.insert(name).inserted {
                throw .init(.duplicateFragment, operation, expected: "a free name", got: "a second \(name)")
            }
        }
    }
}

extension ContainmentError {
    /// A container with operations of its own was asked for a general one.
    static func managed(_ container: Controller, _ operation: String) -> ContainmentError {
        let kind = String(describing: type(of: container))
        return .init(.unsupported, operation, expected: "the operations of \(kind)", got: operation)
    }
}

extension [Controller] {
    /// Somebody who is in the list twice.
    var firstRepetition: Controller? {
        guard count > 1 else { return nil }
        var seen = Set<ObjectIdentifier>()
        return first { !seen.insert(ObjectIdentifier($0)).inserted }
    }
}

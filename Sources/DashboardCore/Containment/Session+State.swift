extension Session {
    /// What is to be kept for this visitor.
    public func snapshot() -> StateSnapshot {
        StateSnapshot(enter { root in root.save() })
    }

    /// Puts the visitor's choices back.
    public func restore(_ snapshot: StateSnapshot) {
        enter { root in root.restore(snapshot.records) }
    }
}

extension Fragment {
    /// The smallest parts of this fragment that make the earlier one equal to it when they take their places.
    ///
    /// - Parameter earlier: the same controller's fragment at another time.
    /// - Returns: in tree order; none if nothing has changed, this fragment itself if its own bytes have.
    public func changes(since earlier: Fragment) -> [Fragment] {
        var changed: [Fragment] = []
        collectChanges(since: earlier, into: &changed)
        return changed
    }

    /// The part with this path, which may be this fragment itself.
    public func part(at path: [Identifier]) -> Fragment? {
        if self.path == path { return self }
        for part in parts {
            if let part, path.starts(with: part.path) { return part.part(at: path) }
        }
        return nil
    }

    private func collectChanges(since earlier: Fragment, into changed: inout [Fragment]) {
        guard fingerprint != earlier.fingerprint else { return }
        guard isArranged(like: earlier) else { return changed.append(self) }
        for (part, old) in zip(parts, earlier.parts) {
            if let part, let old { part.collectChanges(since: old, into: &changed) }
        }
    }

    /// Whether everything that this controller has written itself is as it was, and everybody in it is who they were.
    private func isArranged(like earlier: Fragment) -> Bool {
        ownFingerprint == earlier.ownFingerprint && parts.count == earlier.parts.count
            && zip(parts, earlier.parts).allSatisfy { $0?.path == $1?.path }
    }
}

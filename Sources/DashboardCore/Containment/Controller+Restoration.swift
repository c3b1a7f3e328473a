extension Controller {
    /// What is to be kept of this controller and of those below it that have a restoration identifier (P1, P2).
    public final func save() -> [StateRecord] {
        var records: [StateRecord] = []
        save(below: nil, into: &records)
        return records
    }

    /// Puts back what ``save()`` has answered; records without a controller are ignored (rule P3).
    public final func restore(_ records: [StateRecord]) {
        guard !records.isEmpty else { return }
        restore(below: nil, from: Dictionary(records.map { ($0.path, $0) }) { first, _ in first })
    }

    private final func save(below parentPath: String?, into records: inout [StateRecord]) {
        guard let path = restorationPath(below: parentPath) else { return }
        saveState()
        var record = StateRecord(path: path)
        record.isHidden = hiddenFlag
        record.state = state
        self.record(into: &record)
        records.append(record)
        for child in children where child.parent === self { child.save(below: path, into: &records) }
    }

    private final func restore(below parentPath: String?, from records: [String: StateRecord]) {
        guard let path = restorationPath(below: parentPath), let record = records[path] else { return }
        restore(from: record)
        isHidden = record.isHidden
        state = record.state
        restoreState()
        setNeedsRender()
        for child in children where child.parent === self { child.restore(below: path, from: records) }
    }

    private final func restorationPath(below parentPath: String?) -> String? {
        guard let restorationIdentifier else { return nil }
        guard let parentPath else { return restorationIdentifier }
        return parentPath + "/" + restorationIdentifier
    }
}

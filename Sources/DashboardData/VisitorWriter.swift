internal import DashboardCore
internal import FoundationEssentials
internal import SQLite

/// The one connection that writes.
final class VisitorWriter {
    private let database: Database
    private let policy: VisitorPolicy
    private let signIns: SignInTable
    private var total = 0
    private var others = 0
    private var knowsCounts = false
    /// Whether everybody whose coming back was noted is still known.
    private var notesHold = true

    init(path: String, policy: VisitorPolicy) throws {
        do {
            database = try Database(path: path, access: .readWrite)
        } catch {
            throw SessionStoreError(.folderUnusable, "Cannot open \(path): \(error.sentence).")
        }
        self.policy = policy
        signIns = SignInTable(database: database)
        try Schema.visitors.prepare(database, at: path)
    }

    /// Writes all changes or none, tells everybody, and answers whether notes about visitors still hold.
    func write(_ changes: [Change]) -> Bool {
        var swept: [VisitorKey] = []
        notesHold = true
        do {
            if changes.contains(where: \.writes) {
                try database.transaction {
                    try count()
                    for change in changes { try apply(change, &swept) }
                }
            }
            for change in changes { change.succeed(swept: swept) }
            return notesHold
        } catch {
            knowsCounts = false
            let sentence = (error as? SQLiteError)?.sentence ?? "\(error)"
            let failure = SessionStoreError(.notWritten, "Visitors' choices could not be written: \(sentence).")
            for change in changes { change.fail(failure) }
            return false
        }
    }

    private func apply(_ change: Change, _ swept: inout [VisitorKey]) throws {
        switch change {
        case .save(let key, let screen, let snapshot, let date, let receipt):
            do {
                try save(snapshot.bytes(), screen, key, date)
            } catch let error as ContainmentError {
                // One visitor's fault; the others' changes go on. What is said here first is what is heard.
                receipt.settle(.failure(error))
            }
        case .sawAgain(let key, let date): try sawAgain(key, date)
        case .forget(let key, _): try forget(key)
        case .signIn(let key, let account, let date, _):
            try signIns.take(key, of: account, at: date, atMost: policy.mostSignIns)
        case .sawSignIn(let key, let date): try signIns.sawAgain(key, at: date)
        case .signOut(let key, _): try signIns.end(key)
        case .sweep(let now, _): swept += try sweep(now)
        case .marker: break
        }
    }

    private func count() throws {
        guard !knowsCounts else { return }
        total = try database.integer("SELECT count(*) FROM visitor") ?? 0
        others = try database.integer("SELECT count(*) FROM visitor WHERE has_returned = 0") ?? 0
        knowsCounts = true
    }

    private func save(_ state: [UInt8], _ screen: Identifier, _ key: VisitorKey, _ date: Date) throws {
        var visitor = try database.integer("SELECT id FROM visitor WHERE key = ?", .blob(key.bytes))
        if visitor == nil {
            // The room is made first, so that nobody new is the one to go.
            while others >= policy.mostOthers, try removeOldest() {}
            while total >= policy.most, try removeOldest() {}
            visitor = try database.integer(
                "INSERT INTO visitor (key, last_seen) VALUES (?, ?) RETURNING id",
                .blob(key.bytes),
                .integer(date.milliseconds)
            )
            total += 1
            others += 1
        } else {
            try database.run(
                "UPDATE visitor SET last_seen = ?2 WHERE id = ?1 AND last_seen < ?2",
                .integer(visitor ?? 0),
                .integer(date.milliseconds)
            )
        }
        try database.run(
            """
            INSERT INTO screen (visitor, name, state) VALUES (?, ?, ?)
            ON CONFLICT (visitor, name) DO UPDATE SET state = excluded.state
            """,
            .integer(visitor ?? 0),
            .text(screen.name),
            .blob(state)
        )
    }

    private func sawAgain(_ key: VisitorKey, _ date: Date) throws {
        let hadReturned = try database.integer("SELECT has_returned FROM visitor WHERE key = ?", .blob(key.bytes))
        guard let hadReturned else {
            notesHold = false
            return
        }
        try database.run(
            "UPDATE visitor SET last_seen = max(last_seen, ?2), has_returned = 1 WHERE key = ?1",
            .blob(key.bytes),
            .integer(date.milliseconds)
        )
        if hadReturned == 0 { others -= 1 }
    }

    private func forget(_ key: VisitorKey) throws {
        hasRemoved(
            try database.integer("DELETE FROM visitor WHERE key = ? RETURNING has_returned", .blob(key.bytes))
        )
    }

    private func sweep(_ now: Date) throws -> [VisitorKey] {
        try signIns.sweep(unseenSince: policy.horizon(hasReturned: true, now: now))
        let gone = try database.rows(
            "DELETE FROM visitor WHERE last_seen < CASE has_returned WHEN 0 THEN ? ELSE ? END RETURNING key",
            .integer(policy.horizon(hasReturned: false, now: now).milliseconds),
            .integer(policy.horizon(hasReturned: true, now: now).milliseconds)
        ) { $0.blob(0) }
        knowsCounts = false
        try count()
        notesHold = notesHold && gone.isEmpty
        return try (gone + removeSurplus()).compactMap(VisitorKey.init(bytes:))
    }

    /// There is a surplus only where the policy was stricter than the one before.
    private func removeSurplus() throws -> [[UInt8]] {
        let tooManyOthers = max(0, others - policy.mostOthers)
        let tooMany = max(tooManyOthers, total - policy.most)
        guard tooMany > 0 else { return [] }
        let surplus = try database.rows(
            """
            DELETE FROM visitor WHERE id IN (SELECT id FROM visitor ORDER BY has_returned, last_seen LIMIT ?)
            RETURNING key
            """,
            .integer(tooMany)
        ) { $0.blob(0) }
        knowsCounts = false
        try count()
        notesHold = false
        return surplus
    }

    /// Forgets one of those who never came back, or else of the others.
    private func removeOldest() throws -> Bool {
        let hadReturned = try database.integer(
            """
            DELETE FROM visitor WHERE id = (SELECT id FROM visitor ORDER BY has_returned, last_seen LIMIT 1)
            RETURNING has_returned
            """
        )
        return hasRemoved(hadReturned)
    }

    @discardableResult
    private func hasRemoved(_ hadReturned: Int?) -> Bool {
        guard let hadReturned else { return false }
        if hadReturned == 0 { others -= 1 }
        total -= 1
        notesHold = false
        return true
    }
}

internal import DashboardCore
internal import FoundationEssentials
internal import SQLite

/// The sign-ins in the file, read and written by whoever has a connection to it.
struct SignInTable {
    let database: Database

    func signIn(_ key: VisitorKey) throws -> SignIn? {
        try database.rows("SELECT account, since, last_seen FROM sign_in WHERE key = ?", .blob(key.bytes)) { row in
            AccountKey(bytes: row.blob(0)).map { account in
                SignIn(
                    account: account,
                    since: Date(milliseconds: row.integer(1)),
                    lastSeen: Date(milliseconds: row.integer(2))
                )
            }
        }.first ?? nil
    }

    func count(of account: AccountKey) throws -> Int {
        try database.integer("SELECT count(*) FROM sign_in WHERE account = ?", .blob(account.bytes)) ?? 0
    }

    func take(_ key: VisitorKey, of account: AccountKey, at date: Date, atMost most: Int) throws {
        // The room is made first, so that the new one is not the one to go.
        let surplus = try count(of: account) - most + 1
        if surplus > 0 {
            try database.run(
                """
                DELETE FROM sign_in WHERE key IN
                (SELECT key FROM sign_in WHERE account = ? ORDER BY last_seen LIMIT ?)
                """,
                .blob(account.bytes),
                .integer(surplus)
            )
        }
        try database.run(
            "INSERT INTO sign_in (key, account, since, last_seen) VALUES (?1, ?2, ?3, ?3)",
            .blob(key.bytes),
            .blob(account.bytes),
            .integer(date.milliseconds)
        )
    }

    func sawAgain(_ key: VisitorKey, at date: Date) throws {
        try database.run(
            "UPDATE sign_in SET last_seen = max(last_seen, ?2) WHERE key = ?1",
            .blob(key.bytes),
            .integer(date.milliseconds)
        )
    }

    func end(_ key: VisitorKey) throws {
        try database.run("DELETE FROM sign_in WHERE key = ?", .blob(key.bytes))
    }

    func sweep(unseenSince horizon: Date) throws {
        try database.run("DELETE FROM sign_in WHERE last_seen < ?", .integer(horizon.milliseconds))
    }
}

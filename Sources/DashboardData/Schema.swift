internal import DashboardCore
internal import SQLite

/// What the file looks like, and how older files become like that.
struct Schema {
    /// Each step leads from the version of its index to the next; steps that were released are never changed.
    static let visitors = Schema(steps: [
        """
        CREATE TABLE visitor (
            id INTEGER PRIMARY KEY,
            key BLOB NOT NULL UNIQUE CHECK (length(key) = 32),
            last_seen INTEGER NOT NULL,
            has_returned INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX visitor_by_age ON visitor (has_returned, last_seen);
        CREATE TABLE screen (
            visitor INTEGER NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            state BLOB NOT NULL,
            PRIMARY KEY (visitor, name)
        ) STRICT, WITHOUT ROWID;
        """,
        """
        CREATE TABLE sign_in (
            key BLOB NOT NULL PRIMARY KEY CHECK (length(key) = 32),
            account BLOB NOT NULL CHECK (length(account) = 32),
            since INTEGER NOT NULL,
            last_seen INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX sign_in_by_age ON sign_in (account, last_seen);
        """,
    ])

    /// What upstreams have said, and how often they were asked.
    static let upstream = Schema(
        steps: [
            """
            CREATE TABLE answer (
                id INTEGER PRIMARY KEY,
                key BLOB NOT NULL UNIQUE CHECK (length(key) = 32),
                size INTEGER NOT NULL,
                status INTEGER NOT NULL,
                content_type TEXT,
                entity_tag TEXT,
                last_modified TEXT,
                source_time INTEGER NOT NULL,
                fetched INTEGER NOT NULL,
                expires INTEGER NOT NULL,
                body BLOB NOT NULL
            ) STRICT;
            CREATE TABLE host (name TEXT PRIMARY KEY, rest_until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
            CREATE TABLE spending (
                host TEXT NOT NULL,
                window INTEGER NOT NULL,
                slice INTEGER NOT NULL,
                calls INTEGER NOT NULL,
                PRIMARY KEY (host, window, slice)
            ) STRICT, WITHOUT ROWID;
            """
        ],
        // "DAYU", so that neither file can be put in the place of the other.
        applicationID: 0x4441_5955
    )

    /// What devices have noted of a body; samples lie by kind and time, so that a day of one kind is one run of the file.
    static let health = Schema(
        steps: [
            """
            CREATE TABLE kind (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, unit TEXT NOT NULL) STRICT;
            CREATE TABLE source (
                id INTEGER PRIMARY KEY,
                name TEXT NOT NULL,
                device TEXT NOT NULL,
                UNIQUE (name, device)
            ) STRICT;
            CREATE TABLE sample (
                kind INTEGER NOT NULL,
                start INTEGER NOT NULL,
                end INTEGER NOT NULL,
                source INTEGER NOT NULL,
                value REAL NOT NULL,
                offset INTEGER NOT NULL,
                PRIMARY KEY (kind, start, end, source, value)
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE workout (
                id INTEGER PRIMARY KEY,
                activity TEXT NOT NULL,
                source INTEGER NOT NULL,
                start INTEGER NOT NULL,
                end INTEGER NOT NULL,
                offset INTEGER NOT NULL,
                duration REAL NOT NULL,
                distance REAL,
                energy REAL,
                UNIQUE (activity, start, end, source)
            ) STRICT;
            CREATE INDEX workout_by_start ON workout (start);
            CREATE TABLE route (workout INTEGER PRIMARY KEY, points BLOB NOT NULL) STRICT;
            CREATE TABLE summary (
                day INTEGER PRIMARY KEY,
                move REAL,
                move_goal REAL,
                exercise REAL,
                exercise_goal REAL,
                stand REAL,
                stand_goal REAL
            ) STRICT;
            CREATE TABLE arrival (
                id INTEGER PRIMARY KEY,
                at INTEGER NOT NULL,
                origin TEXT NOT NULL,
                report TEXT NOT NULL
            ) STRICT;
            """,
            // Up to when devices have told all they knew: of older files, at least up to their last sample. Few samples are
            // longer than a day, and they are found by their ends. Of nights that were pushed as sums, all begin together.
            """
            CREATE TABLE told (id INTEGER PRIMARY KEY CHECK (id = 1), until INTEGER NOT NULL) STRICT;
            INSERT INTO told SELECT 1, last FROM (
                SELECT (
                    SELECT start FROM sample WHERE kind = kind.id
                    AND source NOT IN (SELECT id FROM source WHERE name = 'Health Auto Export')
                    ORDER BY start DESC LIMIT 1
                ) AS last FROM kind
            ) WHERE last IS NOT NULL ORDER BY last DESC LIMIT 1;
            CREATE INDEX long_sample ON sample (kind, end) WHERE end - start > 86400;
            UPDATE sample AS awake SET start = night.start, end = night.start + awake.end - awake.start
            FROM sample AS night
            WHERE awake.kind = (SELECT id FROM kind WHERE name = 'SleepAnalysis') AND awake.value = 2
            AND awake.source = (SELECT id FROM source WHERE name = 'Health Auto Export' AND device = 'whole nights')
            AND night.kind = awake.kind AND night.source = awake.source AND night.value = 1 AND night.end = awake.start;
            """,
        ],
        // "DAYH"
        applicationID: 0x4441_5948,
        // Of a file of gigabytes, that would take longer than a start may.
        isReadThrough: false
    )

    let steps: [String]
    /// By which a file is known as ours; "DAYB" is that of visitors.
    let applicationID: Int
    /// Whether every page is looked at when the file is opened.
    let isReadThrough: Bool

    init(steps: [String], applicationID: Int = 0x4441_5942, isReadThrough: Bool = true) {
        self.steps = steps
        self.applicationID = applicationID
        self.isReadThrough = isReadThrough
    }

    /// Makes the file what it should be, or leaves it alone and says why.
    func prepare(_ database: Database, at path: String) throws {
        do {
            let version = try inspect(database, at: path)
            try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
            // After one huge transaction the log shall not stay huge.
            try database.execute("PRAGMA journal_size_limit = 16777216")
            for (index, step) in steps.enumerated().dropFirst(version) {
                try database.transaction {
                    // Another process may have done it while this one waited.
                    guard try database.integer("PRAGMA user_version") == index else { return }
                    try database.execute(step)
                    try database.execute("PRAGMA application_id = \(applicationID)")
                    try database.execute("PRAGMA user_version = \(index + 1)")
                }
            }
        } catch let error as SQLiteError {
            throw Self.explain(error, path)
        }
    }

    /// The version of a file that is sound and ours.
    private func inspect(_ database: Database, at path: String) throws -> Int {
        let owner = try database.integer("PRAGMA application_id") ?? 0
        let version = try database.integer("PRAGMA user_version") ?? 0
        let isEmpty = try database.integer("SELECT count(*) FROM sqlite_schema") == 0
        if owner == 0, version == 0, isEmpty { return 0 }
        guard owner == applicationID else {
            throw SessionStoreError(.foreignFile, "\(path) belongs to another program; it was left as it is.")
        }
        guard version <= steps.count else {
            throw SessionStoreError(
                .newerVersion,
                "\(path) has version \(version), and this program knows \(steps.count) at most; use a newer one."
            )
        }
        guard isReadThrough else { return version }
        let faults = try database.rows("PRAGMA quick_check(1)") { $0.text(0) }
        guard faults == ["ok"] else { throw Self.damaged(path) }
        return version
    }

    static func explain(_ error: SQLiteError, _ path: String) -> SessionStoreError {
        switch error.code {
        case .notADatabase:
            SessionStoreError(.foreignFile, "\(path) is no database; it was left as it is.")
        case .corrupt:
            damaged(path)
        case .readOnly, .cannotOpen, .full, .inputOutput, .busy:
            SessionStoreError(.folderUnusable, "Cannot write \(path): \(error.sentence).")
        default:
            SessionStoreError(.damagedFile, "Cannot use \(path): \(error).")
        }
    }

    private static func damaged(_ path: String) -> SessionStoreError {
        SessionStoreError(
            .damagedFile,
            "\(path) is damaged and was left as it is; put a backup in its place, or move it away to start anew."
        )
    }
}

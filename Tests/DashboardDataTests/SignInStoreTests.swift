import DashboardCore
import DashboardData
import Foundation
import SQLite
import Testing

@Suite struct SignInStoreTests {
    private let folder: TemporaryFolder
    private let account = AccountKey(line: "ingrid:hash")

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A sign-in is known until it ends", arguments: StoreKind.allCases)
    func roundTrip(_ kind: StoreKind) async throws {
        let store = try kind.make(in: folder)
        #expect(try await store.signIn(visitor(1)) == nil)
        try await store.signIn(visitor(1), to: account, at: day(0)).isDurable()
        store.sawSignIn(visitor(1), at: day(3))
        store.sawSignIn(visitor(1), at: day(2))
        store.sawSignIn(visitor(2), at: day(2))
        let expected = SignIn(account: account, since: day(0), lastSeen: day(3))
        #expect(try await store.signIn(visitor(1)) == expected, "Time does not go back")
        #expect(try await store.signInCount(of: account) == 1)
        #expect(try await store.signInCount(of: AccountKey(line: "ingrid:other")) == 0)
        #expect(try await store.count == 0, "It makes no visitor known")
        try await store.signOut(visitor(1)).isDurable()
        try await store.signOut(visitor(1)).isDurable()
        #expect(try await store.signIn(visitor(1)) == nil)
        #expect(try await store.signInCount(of: account) == 0)
    }

    @Test(
        "Where there is no room, the one unseen for longest ends, and no other account's",
        arguments: StoreKind.allCases
    )
    func room(_ kind: StoreKind) async throws {
        let store = try kind.make(in: folder, policy: VisitorPolicy(mostSignIns: 3))
        let other = AccountKey(line: "olaf:hash")
        try await store.signIn(visitor(9), to: other, at: day(0)).isDurable()
        for number in 1...3 { _ = store.signIn(visitor(number), to: account, at: day(Double(number))) }
        store.sawSignIn(visitor(1), at: day(8))
        try await store.signIn(visitor(4), to: account, at: day(9)).isDurable()
        var known: [Int] = []
        for number in [1, 2, 3, 4, 9] where try await store.signIn(visitor(number)) != nil { known.append(number) }
        #expect(known == [1, 3, 4, 9])
    }

    @Test("Sweeping ends those unseen for too long", arguments: StoreKind.allCases)
    func sweeping(_ kind: StoreKind) async throws {
        let store = try kind.make(in: folder)
        for number in 1...2 { _ = store.signIn(visitor(number), to: account, at: day(0)) }
        store.sawSignIn(visitor(2), at: day(10))
        #expect(try await store.sweep(now: day(185)) == [])
        #expect(try await store.signIn(visitor(1)) == nil)
        #expect(try await store.signIn(visitor(2)) != nil)
    }

    @Test("A closed store takes no sign-in and ends none", arguments: StoreKind.allCases)
    func closed(_ kind: StoreKind) async throws {
        let store = try kind.make(in: folder)
        await store.close()
        await #expect(throws: SessionStoreError.self) {
            try await store.signIn(visitor(1), to: account, at: day(0)).isDurable()
        }
        await #expect(throws: SessionStoreError.self) { try await store.signOut(visitor(1)).isDurable() }
        await #expect(throws: SessionStoreError.self) { try await store.signIn(visitor(1)) }
    }

    @Test("A sign-in survives a restart, and so does its end")
    func restart() async throws {
        let before = try SQLiteSessionStore(folder: folder.path)
        for number in 1...2 { try await before.signIn(visitor(number), to: account, at: day(0)).isDurable() }
        try await before.signOut(visitor(1)).isDurable()
        await before.close()
        let after = try SQLiteSessionStore(folder: folder.path)
        #expect(try await after.signIn(visitor(1)) == nil)
        #expect(try await after.signIn(visitor(2))?.account == account)
        await after.close()
    }

    @Test("A file from before there were sign-ins keeps its visitors and takes sign-ins")
    func upgrade() async throws {
        let before = try SQLiteSessionStore(folder: folder.path)
        try await before.save(snapshot(1), screen: "today", of: visitor(1), at: day(0)).isDurable()
        await before.close()
        let database = try Database(path: folder.database)
        try database.execute("DROP TABLE sign_in; PRAGMA user_version = 1")
        let store = try SQLiteSessionStore(folder: folder.path)
        #expect(try await store.visitor(visitor(1))?.screens["today"] == snapshot(1))
        try await store.signIn(visitor(2), to: account, at: day(1)).isDurable()
        #expect(try await store.signInCount(of: account) == 1)
        await store.close()
    }
}

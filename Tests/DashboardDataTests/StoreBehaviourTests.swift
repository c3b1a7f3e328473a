import DashboardCore
import DashboardData
import Foundation
import Testing

@Suite struct StoreBehaviourTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("What was saved comes back, screen by screen", arguments: StoreKind.allCases)
    func roundTrip(_ kind: StoreKind) async throws {
        let store = try kind.make(in: folder)
        #expect(try await store.visitor(visitor(1)) == nil)
        try await store.save(snapshot(1), screen: "today", of: visitor(1), at: day(0)).isDurable()
        try await store.save(snapshot(2), screen: "server", of: visitor(1), at: day(1)).isDurable()
        let expected = SavedVisitor(screens: ["today": snapshot(1), "server": snapshot(2)], lastSeen: day(1))
        #expect(try await store.visitor(visitor(1)) == expected)
        #expect(try await store.visitor(visitor(2)) == nil)
        #expect(try await store.count == 1)
    }

    @Test("The last of many saves wins, also before any was waited for", arguments: StoreKind.allCases)
    func order(_ kind: StoreKind) async throws {
        let store = try kind.make(in: folder)
        for round in 1...20 {
            var receipts: [SaveReceipt] = []
            for step in 1...50 {
                receipts.append(
                    store.save(snapshot(round * 100 + step), screen: "today", of: visitor(1), at: day(0))
                )
            }
            #expect(number(in: try await store.visitor(visitor(1))) == round * 100 + 50)
            for receipt in receipts { try await receipt.isDurable() }
        }
    }

    @Test("A visitor who came back is known as such", arguments: StoreKind.allCases)
    func comingBack(_ kind: StoreKind) async throws {
        let store = try kind.make(in: folder)
        store.sawAgain(visitor(1), at: day(0))
        #expect(try await store.count == 0, "Nobody is made known by being seen")
        try await store.save(snapshot(1), screen: "today", of: visitor(1), at: day(0)).isDurable()
        store.sawAgain(visitor(1), at: day(2))
        let known = try await store.visitor(visitor(1))
        #expect(known?.hasReturned == true)
        #expect(known?.lastSeen == day(2))
        store.sawAgain(visitor(1), at: day(1))
        #expect(try await store.visitor(visitor(1))?.lastSeen == day(2), "Time does not go back")
    }

    @Test("Who was forgotten is gone, and may come anew", arguments: StoreKind.allCases)
    func forgetting(_ kind: StoreKind) async throws {
        let store = try kind.make(in: folder)
        try await store.save(snapshot(1), screen: "today", of: visitor(1), at: day(0)).isDurable()
        store.sawAgain(visitor(1), at: day(0))
        try await store.forget(visitor(1))
        #expect(try await store.visitor(visitor(1)) == nil)
        try await store.save(snapshot(2), screen: "server", of: visitor(1), at: day(0)).isDurable()
        store.sawAgain(visitor(1), at: day(0))
        let known = try await store.visitor(visitor(1))
        #expect(known == SavedVisitor(screens: ["server": snapshot(2)], lastSeen: day(0), hasReturned: true))
    }

    struct Expiry: Sendable {
        let returns: Bool
        let unseenFor: Double
        let isKept: Bool
    }

    @Test(
        "Visitors are kept for as long as the policy says",
        arguments: StoreKind.allCases,
        [
            Expiry(returns: false, unseenFor: 1, isKept: true), Expiry(returns: false, unseenFor: 1.01, isKept: false),
            Expiry(returns: true, unseenFor: 180, isKept: true),
            Expiry(returns: true, unseenFor: 180.01, isKept: false),
        ]
    )
    func expiry(_ kind: StoreKind, _ expiry: Expiry) async throws {
        let store = try kind.make(in: folder)
        try await store.save(snapshot(1), screen: "today", of: visitor(1), at: day(0)).isDurable()
        if expiry.returns { store.sawAgain(visitor(1), at: day(0)) }
        let gone = try await store.sweep(now: day(expiry.unseenFor))
        #expect(gone == (expiry.isKept ? [] : [visitor(1)]))
        #expect(try await (store.visitor(visitor(1)) != nil) == expiry.isKept)
    }

    @Test("Who never came back makes room first, then who was unseen for longest", arguments: StoreKind.allCases)
    func bounds(_ kind: StoreKind) async throws {
        let store = try kind.make(in: folder, policy: VisitorPolicy(mostOthers: 2, most: 4))
        func arrive(_ number: Int, returns: Bool) async throws {
            let date = day(Double(number) / 100)
            try await store.save(snapshot(number), screen: "today", of: visitor(number), at: date).isDurable()
            if returns { store.sawAgain(visitor(number), at: date) }
        }
        func known() async throws -> [Int] {
            var known: [Int] = []
            for number in 1...9 where try await store.visitor(visitor(number)) != nil { known.append(number) }
            return known
        }
        for number in 1...2 { try await arrive(number, returns: true) }
        for number in 3...5 { try await arrive(number, returns: false) }
        #expect(try await known() == [1, 2, 4, 5])
        try await arrive(6, returns: true)
        #expect(try await known() == [1, 2, 5, 6])
        try await arrive(7, returns: true)
        #expect(try await known() == [1, 2, 6, 7])
        try await arrive(8, returns: false)
        #expect(try await known() == [2, 6, 7, 8])
        #expect(try await store.count == 4)
    }

    @Test("Ten thousand sessions of a script leave those who came back alone", arguments: StoreKind.allCases)
    func script(_ kind: StoreKind) async throws {
        let store = try kind.make(in: folder, policy: VisitorPolicy(mostOthers: 1_000))
        for number in 1...50 {
            _ = store.save(snapshot(number), screen: "today", of: visitor(number), at: day(0))
            store.sawAgain(visitor(number), at: day(0))
        }
        var last: SaveReceipt?
        for number in 1_001...11_000 {
            last = store.save(snapshot(number), screen: "today", of: visitor(number), at: day(Double(number) / 1e6))
        }
        try await last?.isDurable()
        #expect(try await store.count == 1_050)
        for number in 1...50 {
            #expect(number == DashboardDataTests.number(in: try await store.visitor(visitor(number))))
        }
        #expect(try await store.visitor(visitor(10_000)) == nil)
        #expect(try await store.visitor(visitor(10_001)) != nil)
    }

    @Test("Choices beyond the limit fail alone", arguments: StoreKind.allCases)
    func tooMuch(_ kind: StoreKind) async throws {
        let store = try kind.make(in: folder)
        var record = StateRecord(path: "screen")
        record.state = ["much": String(repeating: "x", count: StateSnapshot.byteLimit)]
        let before = store.save(snapshot(1), screen: "today", of: visitor(1), at: day(0))
        let tooMuch = store.save(StateSnapshot([record]), screen: "today", of: visitor(2), at: day(0))
        let after = store.save(snapshot(3), screen: "today", of: visitor(3), at: day(0))
        await #expect(throws: ContainmentError.self) { try await tooMuch.isDurable() }
        try await before.isDurable()
        try await after.isDurable()
        #expect(try await store.count == 2)
    }

    @Test("A closed store keeps what it had promised and refuses the rest", arguments: StoreKind.allCases)
    func closing(_ kind: StoreKind) async throws {
        let store = try kind.make(in: folder)
        let before = store.save(snapshot(1), screen: "today", of: visitor(1), at: day(0))
        await store.close()
        await store.close()
        try await before.isDurable()
        let after = store.save(snapshot(2), screen: "today", of: visitor(1), at: day(0))
        let error = await #expect(throws: SessionStoreError.self) { try await after.isDurable() }
        #expect(error?.code == .closed)
        await #expect(throws: SessionStoreError.self) { try await store.visitor(visitor(1)) }
        await #expect(throws: SessionStoreError.self) { try await store.sweep(now: day(0)) }
    }
}

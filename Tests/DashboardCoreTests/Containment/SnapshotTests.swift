import DashboardCore
import Testing

@Suite("Saved state")
struct SnapshotTests {
    private static let snapshot: StateSnapshot = {
        var day = StateRecord(path: "day")
        day.selected = "week"
        var week = StateRecord(path: "day/week")
        week.isHidden = true
        week.stack = ["a", "b"]
        week.state = ["date": "2026-11-20", "city": "Tromsø"]
        return StateSnapshot([day, week])
    }()

    @Test("What is written is read again, and equal choices are equal bytes", arguments: [[], [1, 2, 3]] as [[UInt8]])
    func roundTrip(key: [UInt8]) throws {
        let bytes = try Self.snapshot.bytes(key: key)
        #expect(try StateSnapshot(bytes: bytes, key: key) == Self.snapshot)
        #expect(try Self.snapshot.bytes(key: key) == bytes)
    }

    @Test("Cut anywhere, it is refused")
    func truncated() throws {
        let bytes = try Self.snapshot.bytes()
        for count in 0..<bytes.count {
            #expect(throws: ContainmentError.self) { try StateSnapshot(bytes: Array(bytes.prefix(count))) }
        }
    }

    @Test("With any bit turned over, it is refused")
    func forged() throws {
        let bytes = try Self.snapshot.bytes()
        for index in bytes.indices {
            var forged = bytes
            forged[index] ^= 0x10
            #expect(throws: ContainmentError.self) { try StateSnapshot(bytes: forged) }
        }
    }

    @Test("Sealed with another key, it is refused")
    func otherKey() throws {
        let bytes = try Self.snapshot.bytes(key: [1])
        #expect(throws: ContainmentError.self) { try StateSnapshot(bytes: bytes, key: [2]) }
        #expect(throws: ContainmentError.self) { try StateSnapshot(bytes: bytes) }
    }

    @Test("From another version it is refused, and the error says which")
    func otherVersion() throws {
        var bytes = try Self.snapshot.bytes()
        bytes[4] = 9
        let error = #expect(throws: ContainmentError.self) { try StateSnapshot(bytes: bytes) }
        #expect(error?.code == .unreadableState)
        #expect(error?.got == "version 9")
    }

    @Test("Too much of it is refused, when it is written and when it is read")
    func tooLarge() {
        var record = StateRecord(path: "a")
        record.state = ["text": String(repeating: "x", count: StateSnapshot.byteLimit)]
        #expect(throws: ContainmentError.self) { try StateSnapshot([record]).bytes() }
        let bytes = [UInt8](repeating: 0, count: StateSnapshot.byteLimit + 1)
        #expect(throws: ContainmentError.self) { try StateSnapshot(bytes: bytes) }
    }

    @Test("A whole session comes back as it was, and records of strangers change nothing")
    func session() throws {
        @Sendable func makeRoot() -> Controller {
            let (day, week) = (Controller(identifier: "day"), Controller(identifier: "week"))
            day.restorationIdentifier = "d"
            week.restorationIdentifier = "w"
            let tabs = TabController(identifier: "tabs", tabs: [day, week])
            tabs.restorationIdentifier = "t"
            return tabs
        }
        let first = try Session(makeRoot: makeRoot)
        try first.enter { root in
            try (root as? TabController)?.select(1)
            root.children[0].hide()
            root.children[1].state["date"] = "2026-11-20"
        }
        let bytes = try first.snapshot().bytes()
        let second = try Session(makeRoot: makeRoot)
        second.restore(try StateSnapshot(bytes: bytes))
        #expect(second.snapshot() == first.snapshot())
        second.restore(StateSnapshot([StateRecord(path: "elsewhere"), StateRecord(path: "t/x/y")]))
        #expect(second.snapshot() == first.snapshot())
    }

    @Test("A stack is made again as far as its pages can be made, and a forged one is left as it is")
    func stack() throws {
        final class Shelf: NavigationController {
            override func makeController(withRestorationIdentifier identifier: String) -> Controller? {
                guard identifier.hasPrefix("page"), let name = Identifier(identifier) else { return nil }
                let page = Controller(identifier: name)
                page.restorationIdentifier = identifier
                return page
            }
        }
        let home = Controller(identifier: "home")
        home.restorationIdentifier = "home"
        let shelf = Shelf(root: home)
        shelf.restorationIdentifier = "shelf"
        var record = StateRecord(path: "shelf")
        for (stack, expected) in [
            (["home", "page-1", "page-2"], ["home", "page-1", "page-2"]),
            (["home", "page-2", "gone", "page-1"], ["home", "page-2"]),
            (["home", "home"], ["home", "page-2"]),
            ([], ["home", "page-2"]),
            (["gone"], ["home", "page-2"]),
            (["home"], ["home"]),
        ] {
            record.stack = stack
            shelf.restore([record])
            #expect(shelf.children.map(\.identifier.name) == expected)
        }
    }
}

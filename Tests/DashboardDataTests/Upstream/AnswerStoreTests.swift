import DashboardData
import Fetching
import Foundation
import SQLite
import Testing

@Suite struct AnswerStoreTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func open(bounds: StoreBounds = StoreBounds()) throws -> SQLiteAnswerStore {
        try SQLiteAnswerStore(in: StoreFolder(folder.path), bounds: bounds)
    }

    private func key(_ number: Int) throws -> InquiryKey {
        Inquiry(try Address("https://api.example").segments("\(number)")).key
    }

    private func answer(_ number: Int, size: Int = 10) -> KeptAnswer {
        KeptAnswer(
            body: [UInt8](repeating: UInt8(number & 255), count: size),
            status: 203,
            contentType: number.isMultiple(of: 2) ? "application/json" : nil,
            entityTag: "W/\"\(number)\"",
            lastModified: "Sun, 06 Nov 1994 08:49:37 GMT",
            sourceTime: Moment(seconds: number),
            fetched: Moment(seconds: number + 1),
            expires: Moment(milliseconds: number * 1_000 + 2_001)
        )
    }

    @Test("A restart finds answers, counts and rests as they were")
    func restart() async throws {
        let spendings = [Spending(window: 60_000, slice: 5, calls: 2), Spending(window: 1_000, slice: 9, calls: 1)]
        let first = try open()
        for number in 0..<3 { await first.keep(answer(number), for: try key(number)) }
        await first.keep(answer(7), for: try key(1))
        await first.note(spendings, of: "https://a.example")
        await first.rest("https://a.example", until: Moment(seconds: 99))
        await first.close()
        let second = try open()
        #expect(await second.answer(for: try key(0)) == answer(0))
        #expect(await second.answer(for: try key(1)) == answer(7))
        #expect(await second.answer(for: try key(3)) == nil)
        let record = await second.record(of: "https://a.example")
        #expect(Set(record.spendings) == Set(spendings))
        #expect(record.restUntil == Moment(seconds: 99))
        #expect(await second.record(of: "https://b.example") == HostRecord())
        #expect(second.notice == nil && second.troubles == 0)
    }

    @Test("What was counted is there after a kill, which leaves the files as they are")
    func kill() async throws {
        let store = try open()
        await store.keep(answer(1), for: try key(1))
        await store.note([Spending(window: 60_000, slice: 5, calls: 2)], of: "https://a.example")
        let copy = try TemporaryFolder()
        for name in ["upstream.sqlite", "upstream.sqlite-wal"] {
            try FileManager.default.copyItem(atPath: "\(folder.path)/\(name)", toPath: "\(copy.path)/\(name)")
        }
        let next = try SQLiteAnswerStore(in: StoreFolder(copy.path))
        #expect(await next.answer(for: try key(1)) == answer(1))
        #expect(await next.record(of: "https://a.example").spendings.map(\.calls) == [2])
    }

    @Test("Both kinds of store forget the oldest answers, and the counts of long ago", arguments: [false, true])
    func bounds(_ isOnDisk: Bool) async throws {
        let bounds = StoreBounds(entries: 3, bytes: 4_000)
        let store: any AnswerStore = isOnDisk ? try open(bounds: bounds) : MemoryAnswerStore(bounds: bounds)
        for number in 0..<4 { await store.keep(answer(number), for: try key(number)) }
        await store.keep(answer(5), for: try key(1))
        await store.keep(answer(9, size: 2_500), for: try key(4))
        await store.keep(answer(9, size: 5_000), for: try key(6))
        for slice in [1, 2, 60, 62] {
            await store.note([Spending(window: 60_000, slice: slice, calls: 1)], of: "https://a.example")
        }
        var again: any AnswerStore = store
        if let store = store as? SQLiteAnswerStore {
            // Only what is in the file counts.
            await store.close()
            again = try open(bounds: bounds)
        }
        var kept: [Int] = []
        for number in 0..<7 where await again.answer(for: try key(number)) != nil { kept.append(number) }
        #expect(kept == [1, 3, 4])
        #expect(await again.record(of: "https://a.example").spendings.map(\.slice).sorted() == [2, 60, 62])
    }

    @Test("A file that cannot be used is moved aside, and said so", arguments: ["noise", "other", "newer", "half"])
    func badFile(_ kind: String) async throws {
        let path = folder.path + "/upstream.sqlite"
        switch kind {
        case "noise": try Data(String(repeating: "My diary. ", count: 500).utf8).write(to: URL(filePath: path))
        case "other": try Database(path: path).execute("CREATE TABLE recipe (words TEXT)")
        default:
            let store = try open()
            for number in 0..<40 { await store.keep(answer(number, size: 4_000), for: try key(number)) }
            await store.close()
            if kind == "newer" {
                try Database(path: path).execute("PRAGMA user_version = 99")
            } else {
                let bytes = try Data(contentsOf: URL(filePath: path))
                try bytes.prefix(bytes.count / 2).write(to: URL(filePath: path))
            }
        }
        let before = try Data(contentsOf: URL(filePath: path))
        let store = try open()
        #expect(store.notice?.contains("upstream.sqlite.unusable") == true)
        #expect(try Data(contentsOf: URL(filePath: path + ".unusable")) == before)
        await store.keep(answer(1), for: try key(1))
        await store.close()
        let next = try open()
        #expect(await next.answer(for: try key(1)) == answer(1))
        #expect(next.notice == nil)
    }

    @Test("A folder holds visitors and answers, each in a file for its owner only")
    func sharedFolder() async throws {
        let shared = try StoreFolder(folder.path)
        let visitors = try SQLiteSessionStore(in: shared)
        let answers = try SQLiteAnswerStore(in: shared)
        await answers.keep(answer(1), for: try key(1))
        await answers.close()
        #expect(try await visitors.count == 0)
        #expect(try folder.mode(of: "upstream.sqlite") == 0o600)
        await visitors.close()
    }

    @Test("A closed store knows what was recent, and nothing else")
    func closed() async throws {
        let store = try open()
        await store.keep(answer(1), for: try key(1))
        await store.close()
        await store.keep(answer(2), for: try key(2))
        await store.note([Spending(window: 60_000, slice: 5, calls: 2)], of: "https://a.example")
        #expect(await store.answer(for: try key(2)) == answer(2))
        #expect(await store.record(of: "https://a.example") == HostRecord())
    }

    @Test("No key that an address holds is in the file")
    func secrets() async throws {
        let address = try Address("https://api.example").segments(.secret("hunter2hunter2"))
        let inquiry = Inquiry(address, headers: [CallHeader("apikey", "hunter2hunter2")])
        let store = try open()
        await store.keep(answer(1), for: inquiry.key)
        await store.close()
        let bytes = try Data(contentsOf: URL(filePath: folder.path + "/upstream.sqlite"))
        #expect(bytes.firstRange(of: Data("hunter2hunter2".utf8)) == nil)
    }
}

import Archives
import DashboardTesting
import Foundation
import Testing

@Suite("Archives that nobody should trust")
struct HostileArchiveTests {
    private static let text = Array("<HealthData>something that is long enough</HealthData>".utf8)

    private static func zip(isPacked: Bool = true) -> [UInt8] {
        var zip = ZipMaker()
        zip.add("export.xml", text, isPacked: isPacked)
        return zip.bytes()
    }

    @Test("An archive that ends too early is refused, wherever it ends", arguments: [true, false])
    func truncated(isLarge: Bool) throws {
        var zip = ZipMaker()
        zip.add("export.xml", Self.text, isLarge: isLarge)
        let whole = zip.bytes(isLarge: isLarge)
        for length in 0..<whole.count {
            let file = try OpenFile(Array(whole.prefix(length)))
            let error = #expect(throws: ArchiveError.self) { try Archive(file.descriptor) }
            #expect(error?.code == .truncated, "\(length) bytes")
        }
    }

    @Test("An archive whose beginning is missing is damaged")
    func beheaded() throws {
        let file = try OpenFile(Array(Self.zip().dropFirst(7)))
        let error = #expect(throws: ArchiveError.self) { try Archive(file.descriptor) }
        #expect(error?.code == .damaged)
    }

    @Test("A byte that has changed does not come out unseen", arguments: [true, false])
    func damage(isPacked: Bool) throws {
        let whole = Self.zip(isPacked: isPacked)
        for index in whole.indices {
            var bytes = whole
            bytes[index] ^= 0x55
            let file = try OpenFile(bytes)
            guard let archive = try? Archive(file.descriptor), archive.entries.count == 1,
                let read = try? archive.contents(0)
            else { continue }
            #expect(read == Self.text, "byte \(index)")
        }
    }

    /// Something that the list says of a file and that is not so.
    struct Lie: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Where it stands in what the list says of the file.
        let place: Int
        let change: @Sendable (UInt8) -> UInt8
        let code: ArchiveError.Code

        init(_ name: String, _ place: Int, _ code: ArchiveError.Code, _ change: @escaping @Sendable (UInt8) -> UInt8) {
            testDescription = name
            self.place = place
            self.code = code
            self.change = change
        }
    }

    private static let lies = [
        Lie("another sum", 16, .damaged) { $0 ^ 1 },
        Lie("fewer packed bytes", 20, .damaged) { $0 / 2 },
        Lie("no packed bytes", 20, .damaged) { _ in 0 },
        Lie("more packed bytes than there are", 23, .damaged) { _ in 1 },
        Lie("fewer bytes", 24, .damaged) { $0 - 1 },
        Lie("more bytes", 24, .damaged) { $0 + 1 },
        Lie("far more bytes", 27, .damaged) { _ in 0x7F },
        Lie("another place", 42, .damaged) { $0 + 1 },
        Lie("a place beyond the end", 44, .damaged) { _ in 1 },
        Lie("a place far beyond the end", 45, .damaged) { _ in 0x7F },
        Lie("packing of its own", 10, .unsupported) { _ in 77 },
        Lie("a password", 8, .unsupported) { _ in 1 },
        Lie("a password of the strong kind", 8, .unsupported) { _ in 0x41 },
    ]

    @Test("What the list says and the file does not keep is found out", arguments: lies, [true, false])
    func found(_ lie: Lie, isPacked: Bool) throws {
        var bytes = Self.zip(isPacked: isPacked)
        let list = try #require(bytes.indices.last { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
        bytes[list + lie.place] = lie.change(bytes[list + lie.place])
        let file = try OpenFile(bytes)
        let error = #expect(throws: ArchiveError.self) { try Archive(file.descriptor).contents(0) }
        #expect(error?.code == lie.code, "\(error?.sentence ?? "")")
    }

    @Test("No more comes out of a file than it says, even where the end would show the lie")
    func modest() throws {
        let text = [UInt8](repeating: 0x20, count: 1 << 20)
        var zip = ZipMaker()
        zip.add("export.xml", text)
        var bytes = zip.bytes()
        let list = try #require(bytes.indices.last { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
        // Half of it.
        bytes[list + 26] = 8
        let file = try OpenFile(bytes)
        let archive = try Archive(file.descriptor)
        var reader = try archive.reader(of: archive.entries[0])
        var count = 0
        let error = #expect(throws: ArchiveError.self) { while let piece = try reader.next() { count += piece.count } }
        #expect(error?.code == .damaged)
        #expect(count <= 512 << 10)
    }

    @Test(
        "Files that are locked, and those packed in ways that no phone uses, say so",
        arguments: [
            (1, 8, []), (1, 99, [1, 0x99, 7, 0, 1, 0, 0x41, 0x45, 3, 8, 0]),
            (0, 1, []), (0, 9, []), (0, 12, []), (0, 14, []), (0, 93, []), (0, 95, []), (0, 98, []),
        ] as [(Int, Int, [UInt8])]
    )
    func unsupported(flags: Int, method: Int, extra: [UInt8]) throws {
        var zip = ZipMaker()
        zip.add("secret", [1, 2, 3], flags: flags, method: method, extra: extra)
        let file = try OpenFile(zip.bytes())
        let archive = try Archive(file.descriptor)
        let error = #expect(throws: ArchiveError.self) { try archive.reader(of: archive.entries[0]) }
        #expect(error?.code == .unsupported)
        #expect(error?.sentence.contains("password") == (flags == 1))
    }

    @Test("An archive in several parts says so")
    func parts() throws {
        var bytes = Self.zip()
        bytes[bytes.count - 18] = 1
        let file = try OpenFile(bytes)
        let error = #expect(throws: ArchiveError.self) { try Archive(file.descriptor) }
        #expect(error?.code == .unsupported)
    }

    @Test("A file that is far larger than packed is given up before it fills anything")
    func bomb() throws {
        var zip = ZipMaker()
        zip.add("bomb.xml", [UInt8](repeating: 0x20, count: 40 << 20))
        let file = try OpenFile(zip.bytes())
        let archive = try Archive(file.descriptor)
        var reader = try archive.reader(of: archive.entries[0])
        var count = 0
        let error = #expect(throws: ArchiveError.self) { while let piece = try reader.next() { count += piece.count } }
        #expect(error?.code == .tooLarge)
        #expect(count <= 17 << 20)
    }

    @Test("Files that lie on top of one another are refused before any is read", arguments: [1, 1_000])
    func overlapping(others: Int) throws {
        var zip = ZipMaker()
        zip.add("bomb.xml", [UInt8](repeating: 0x20, count: 1 << 20), isPacked: false)
        for _ in 0..<others { zip.list() }
        let file = try OpenFile(zip.bytes())
        let error = #expect(throws: ArchiveError.self) { try Archive(file.descriptor) }
        #expect(error?.code == .damaged)
    }

    @Test("More files than are allowed are refused, however they are listed", arguments: [true, false])
    func tooMany(isLarge: Bool) throws {
        var limits = ArchiveLimits()
        limits.entries = 3
        for count in 3...4 {
            var zip = ZipMaker()
            for number in 0..<count { zip.add("\(number)", [1], isLarge: isLarge) }
            let file = try OpenFile(zip.bytes(isLarge: isLarge))
            if count == 3 {
                #expect(try Archive(file.descriptor, limits: limits).entries.count == 3)
            } else {
                let error = #expect(throws: ArchiveError.self) { try Archive(file.descriptor, limits: limits) }
                #expect(error?.code == .tooLarge)
            }
        }
    }

    @Test(
        "A list is read only as far as it may go, be it of few long names or of many short ones",
        arguments: [(64_000, 10), (0, 3_000)],
        [true, false]
    )
    func longList(list: (name: Int, count: Int), isLarge: Bool) throws {
        // More than what is looked through for the end.
        var zip = ZipMaker()
        zip.add(String(repeating: "n", count: list.name), [], isPacked: false, isLarge: isLarge)
        for _ in 1..<list.count { zip.list() }
        let file = try OpenFile(zip.bytes(isLarge: isLarge))
        var limits = ArchiveLimits()
        #expect(try Archive(file.descriptor, limits: limits).entries.count == list.count)
        limits.directory = 1 << 18
        let error = #expect(throws: ArchiveError.self) { try Archive(file.descriptor, limits: limits) }
        #expect(error?.code == .tooLarge)
    }

    @Test("Room is never made for as many files as a large archive claims")
    func claims() throws {
        // Four gigabytes that take no room on the disk might hold a list of ninety million.
        let list = 64..<4 << 30
        let end = ZipMaker.end(files: 90_000_000, list: list, isLarge: true)
        let file = try OpenFile(Self.zip(), then: end, at: list.upperBound)
        let error = #expect(throws: ArchiveError.self) { try Archive(file.descriptor) }
        #expect(error?.code == .tooLarge)
    }
}

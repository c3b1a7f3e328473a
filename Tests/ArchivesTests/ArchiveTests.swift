import Archives
import DashboardTesting
import Foundation
import Testing

@Suite("Archives")
struct ArchiveTests {
    private static let text = Array(String(repeating: "The same again. ", count: 20_000).utf8)

    @Test("A file comes out as it went in", arguments: [true, false], [true, false])
    func roundTrip(isPacked: Bool, isLarge: Bool) throws {
        var zip = ZipMaker()
        zip.add("first", [1, 2, 3], isPacked: isPacked, isLarge: isLarge)
        zip.add("folder/second.xml", Self.text, isPacked: isPacked, isLarge: isLarge)
        let file = try OpenFile(zip.bytes(isLarge: isLarge))
        let archive = try Archive(file.descriptor)
        #expect(archive.entries.map(\.path) == ["first", "folder/second.xml"])
        #expect(archive.entries.map { String($0.name) } == ["first", "second.xml"])
        #expect(try contents(archive, 0) == [1, 2, 3])
        #expect(try contents(archive, 1) == Self.text)
    }

    @Test("An archive that ends too early is refused, wherever it ends")
    func truncated() throws {
        var zip = ZipMaker()
        zip.add("export.xml", Array("<HealthData/>".utf8))
        let whole = zip.bytes()
        for length in 0..<whole.count {
            let file = try OpenFile(Array(whole.prefix(length)))
            let error = #expect(throws: ArchiveError.self) { try Archive(file.descriptor) }
            #expect(error?.code == .truncated, "\(length) bytes")
        }
    }

    @Test("A byte that has changed does not come out unseen")
    func damage() throws {
        var zip = ZipMaker()
        zip.add("export.xml", Array("<HealthData>something that is long enough</HealthData>".utf8))
        let whole = zip.bytes()
        for index in whole.indices {
            var bytes = whole
            bytes[index] ^= 0x55
            let file = try OpenFile(bytes)
            guard let archive = try? Archive(file.descriptor), archive.entries.count == 1,
                let read = try? contents(archive, 0)
            else { continue }
            #expect(read == Array("<HealthData>something that is long enough</HealthData>".utf8), "byte \(index)")
        }
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

    @Test("Locked files, and those packed in unknown ways, say so")
    func unsupported() throws {
        var zip = ZipMaker()
        zip.add("secret", [1, 2, 3], flags: 1)
        let file = try OpenFile(zip.bytes())
        let archive = try Archive(file.descriptor)
        #expect(throws: ArchiveError.self) { try archive.reader(of: archive.entries[0]) }
    }

    private func contents(_ archive: Archive, _ index: Int) throws -> [UInt8] {
        var reader = try archive.reader(of: archive.entries[index])
        var bytes: [UInt8] = []
        while let piece = try reader.next() { bytes += piece }
        return bytes
    }
}

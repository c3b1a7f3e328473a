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
        #expect(try archive.contents(0) == [1, 2, 3])
        #expect(try archive.contents(1) == Self.text)
    }

    @Test("So does one that was written before its size was known", arguments: [true, false])
    func streamed(isPacked: Bool) throws {
        var zip = ZipMaker()
        zip.add("first", Self.text, isPacked: isPacked, isStreamed: true)
        zip.add("second", [1, 2, 3], isPacked: isPacked, isStreamed: true)
        let file = try OpenFile(zip.bytes())
        let archive = try Archive(file.descriptor)
        #expect(archive.entries.map(\.size) == [Self.text.count, 3])
        #expect(try archive.contents(0) == Self.text)
        #expect(try archive.contents(1) == [1, 2, 3])
    }

    @Test("Empty files and folders are files without bytes")
    func empty() throws {
        var zip = ZipMaker()
        zip.add("folder/", [], isPacked: false)
        zip.add("folder/empty", [])
        let file = try OpenFile(zip.bytes())
        let archive = try Archive(file.descriptor)
        #expect(archive.entries.map(\.size) == [0, 0])
        #expect(try archive.contents(0) == [])
        #expect(try archive.contents(1) == [])
    }

    @Test("What stands in front of the files and behind the list is not looked at", arguments: [0, 1, 0xFFFF])
    func surroundings(comment length: Int) throws {
        var zip = ZipMaker(behind: Array("#!/bin/sh\n".utf8))
        zip.add("export.xml", Self.text)
        let comment = [UInt8](repeating: 0x50, count: length)
        var bytes = zip.bytes()
        bytes.replaceSubrange(bytes.count - 2..<bytes.count, with: [UInt8(length & 0xFF), UInt8(length >> 8)])
        let file = try OpenFile(bytes + comment)
        let archive = try Archive(file.descriptor)
        #expect(try archive.contents(0) == Self.text)
    }

    @Test("Names that are not in UTF-8 are read as those of old PCs", arguments: ["übung.xml", "导出.xml", "ubung.xml"])
    func names(name: String) throws {
        // The flag says UTF-8, but those who leave it out write UTF-8 as well.
        for flags in [0, 0x800] {
            var zip = ZipMaker()
            zip.add(name, [1], flags: flags)
            let file = try OpenFile(zip.bytes())
            #expect(try Archive(file.descriptor).entries.map(\.path) == [name])
        }
        var old = ZipMaker()
        old.add("?bung.xml", [1], isPacked: false)
        let file = try OpenFile(old.bytes().map { $0 == UInt8(ascii: "?") ? 0x81 : $0 })
        #expect(try Archive(file.descriptor).entries.map(\.path) == ["übung.xml"])
    }

    @Test("Two files of one name are two files")
    func twins() throws {
        var zip = ZipMaker()
        zip.add("export.xml", [1, 2, 3])
        zip.add("export.xml", Self.text)
        let file = try OpenFile(zip.bytes())
        let archive = try Archive(file.descriptor)
        #expect(archive.entries.map(\.path) == ["export.xml", "export.xml"])
        #expect(try archive.contents(0) == [1, 2, 3])
        #expect(try archive.contents(1) == Self.text)
    }

    @Test("Files are read side by side, and after the archive is out of sight")
    func sideBySide() throws {
        let other = Array(Self.text.reversed())
        var zip = ZipMaker()
        zip.add("one", Self.text)
        zip.add("other", other, isPacked: false)
        let file = try OpenFile(zip.bytes())
        var (one, two) = try readers(file)
        var read: ([UInt8], [UInt8]) = ([], [])
        while true {
            let pieces = (try one.next(), try two.next())
            if let piece = pieces.0 { read.0 += piece }
            if let piece = pieces.1 { read.1 += piece }
            if pieces.0 == nil, pieces.1 == nil { break }
        }
        #expect(read.0 == Self.text)
        #expect(read.1 == other)
    }

    @Test("Reading leaves the file as it was, and its descriptor to the caller")
    func untouched() throws {
        var zip = ZipMaker()
        zip.add("export.xml", Self.text)
        let file = try OpenFile(zip.bytes())
        #expect(try Archive(file.descriptor).contents(0) == Self.text)
        #expect(try file.contents() == zip.bytes())
    }

    private func readers(_ file: OpenFile) throws -> (ArchiveReader, ArchiveReader) {
        let archive = try Archive(file.descriptor)
        return (try archive.reader(of: archive.entries[0]), try archive.reader(of: archive.entries[1]))
    }
}

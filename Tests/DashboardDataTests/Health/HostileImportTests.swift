import DashboardCore
import DashboardTesting
import Foundation
import Gzip
import Testing

@testable import DashboardData

@Suite("Imports that nobody should trust")
struct HostileImportTests {
    private let folder: TemporaryFolder
    private let before: HealthDump

    init() throws {
        folder = try TemporaryFolder()
        try bringIn(RandomExport(seed: 9).whole, to: folder)
        before = try HealthDump(folder.path)
    }

    private static let some = Export.whole(Export.steps(5))

    private static func zip(_ files: (String, [UInt8])...) -> [UInt8] {
        var zip = ZipMaker()
        for (path, bytes) in files { zip.add(path, bytes) }
        return zip.bytes()
    }

    private static func document(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// An import that comes to nothing; its bytes are made when they are needed, because some are many.
    struct Refusal: Sendable, CustomTestStringConvertible {
        let sentence: String
        let code: ImportError.Code
        let bytes: @Sendable () -> [UInt8]

        init(
            _ sentence: String,
            _ code: ImportError.Code = .unusable,
            _ bytes: @autoclosure @escaping @Sendable () -> [UInt8]
        ) {
            self.sentence = sentence
            self.code = code
            self.bytes = bytes
        }

        var testDescription: String { sentence }
    }

    private static let refusals: [Refusal] = [
        Refusal("The file is empty.", .unusable, []),
        Refusal("This is neither a zip archive nor XML", .unusable, [0x20]),
        Refusal("This is neither a zip archive nor XML", .unusable, document("{\"data\": {}}")),
        Refusal("This is neither a zip archive nor XML", .unusable, [0xFF, 0xFE, 0x3C, 0]),
        Refusal("The file is packed with gzip", .unusable, Gzip.compress(some)),
        Refusal("This is XML, but no export of Apple Health", .unusable, document("<html><body/></html>")),
        Refusal("The export ends too early", .truncated, Array(some.dropLast(30))),
        Refusal("The export ends too early", .truncated, Array(some.prefix(100))),
        Refusal("The export cannot be read: line 1", .unusable, document("<HealthData><Record></HealthData>")),
        Refusal(
            "The export cannot be read: line 1: it declares an entity",
            .unusable,
            document("<!DOCTYPE HealthData [<!ENTITY a \"b\">]><HealthData>&a;</HealthData>")
        ),
        Refusal("The export cannot be read", .unusable, document("<HealthData>&a;</HealthData>")),
        Refusal(
            "The export cannot be read: line 1: a tag is longer than 2 MB",
            .unusable,
            document("<HealthData><Record value=\"\(String(repeating: "9", count: 10 << 20))\"/></HealthData>")
        ),
        Refusal(
            "The export cannot be read: line 1: elements lie too deeply",
            .unusable,
            document("<HealthData>\(String(repeating: "<a>", count: 100_000))")
        ),
        Refusal("There is no export of Apple Health in this archive", .unusable, zip()),
        Refusal("There is no export of Apple Health in this archive", .unusable, zip(("a.xml", document("<a/>")))),
        Refusal("The archive ends too early", .truncated, Array(zip(("export.xml", some)).dropLast(1))),
        Refusal("The archive ends too early", .truncated, Array(zip(("export.xml", some)).prefix(60))),
        Refusal("The export ends too early", .truncated, zip(("export.xml", Array(some.dropLast(30))))),
        Refusal(
            "Far more comes out of the archive",
            .unusable,
            zip(("export.xml", document("<HealthData>") + [UInt8](repeating: 0x20, count: 40 << 20)))
        ),
    ]

    @Test("What is refused is refused in a sentence, and costs nothing that was there", arguments: refusals)
    func refused(_ refusal: Refusal) throws {
        let error = #expect(throws: ImportError.self) { try bringIn(refusal.bytes(), to: folder) }
        #expect(error?.code == refusal.code)
        #expect(error?.sentence.hasPrefix(refusal.sentence) ?? false, "\(error?.sentence ?? "")")
        #expect(try HealthDump(folder.path) == before)
    }

    @Test("An export that ends anywhere before its end is refused")
    func endsAnywhere() throws {
        for length in stride(from: 1, to: Self.some.count - 1, by: 13) {
            #expect(throws: ImportError.self, "\(length) bytes") {
                try bringIn(Array(Self.some.prefix(length)), to: folder)
            }
        }
        #expect(try HealthDump(folder.path) == before)
    }

    @Test("The document type that one version of phones has written wrongly is no obstacle")
    func malformedType() throws {
        let text = String(decoding: Self.some, as: UTF8.self).replacingOccurrences(
            of: "]>",
            with: "<!ATTLIST VisionPrescription\n  type CDATA #REQUIRED\n<!ELEMENT RightEye EMPTY>\n]>"
        )
        #expect(try bringIn(Array(text.utf8), to: folder).samples.read == 1)
    }

    @Test("Characters that may not be there are counted and taken for spaces")
    func controls() throws {
        let record = Export.record("HKQuantityTypeIdentifierStepCount", "7", unit: "count", source: "W\u{0B}\u{2}atch")
        let report = try bringIn(Export.whole(record), to: folder)
        #expect(report.replacedCharacters == 2)
        #expect(report.sourceNames == ["W  atch"])
    }

    @Test("Names of an archive's files lead nowhere on the disk")
    func escape() throws {
        let report = try bringIn(Self.zip(("../../../../tmp/daybook-escape.xml", Self.some)), to: folder)
        #expect(report.samples.read == 1)
        #expect(!FileManager.default.fileExists(atPath: "/tmp/daybook-escape.xml"))
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.allSatisfy { $0.hasPrefix("health.") }, "\(files)")
    }

    @Test("Of several exports in an archive the largest is read, and the others are told of")
    func several() throws {
        let report = try bringIn(
            Self.zip(
                ("a.xml", Self.some),
                ("b.xml", Export.whole([Export.steps(1), Export.steps(2)])),
                ("c.xml", Self.some)
            ),
            to: folder
        )
        #expect(report.samples.read == 2)
        #expect(report.otherExports == 2)
    }

    @Test("A hundred thousand kinds are as many as are kept, and no more")
    func kinds() throws {
        let records = (0..<100_000).map { Export.record("HKQuantityTypeIdentifierKind\($0)", "1", unit: "count") }
        let report = try bringIn(Export.whole(records), to: folder)
        #expect(report.kinds.count <= KindTable.most)
        #expect(report.samples.kept == report.kinds.count)
        #expect(report.samples.kept + (report.skipped[.tooManyKinds] ?? 0) == 100_000)
        #expect(try bringIn(Export.whole(records), to: folder).samples.kept == 0)
    }

    @Test("Sources are bounded, too")
    func sources() throws {
        let records = (0..<20_000).map {
            Export.record("HKQuantityTypeIdentifierStepCount", "1", unit: "count", source: "Phone \($0)")
        }
        let report = try bringIn(Export.whole(records), to: folder)
        #expect(report.sources.count == 10_000)
        #expect(report.skipped == [.tooManySources: 10_000])
    }

    @Test("A folder is none, and a file on the disk is read where it lies")
    func files() throws {
        let path = folder.path + "/health.zip"
        try Data(Self.zip(("export.xml", Self.some))).write(to: URL(filePath: path))
        let file = open(path, O_RDONLY)
        defer { close(file) }
        let report = try HealthImport(into: folder.path, origin: "x", now: importMoment).run(file)
        #expect(report.samples.read == 1)
        let directory = open(folder.path, O_RDONLY)
        defer { close(directory) }
        let error = #expect(throws: ImportError.self) {
            try HealthImport(into: folder.path, origin: "x", now: importMoment).run(directory)
        }
        #expect(error?.code == .unreadable)
    }

    @Test(
        "A disk without room keeps what was there, and says so",
        .enabled(if: SmallDisk.isPossible, "only root can make a small disk")
    )
    func fullDisk() throws {
        let disk = try SmallDisk()
        try bringIn(Self.some, to: disk.folder)
        let before = try HealthDump(disk.folder.path)
        let records = (0..<40_000).map { Export.steps($0, from: "2026-06-14 08:\(10 + $0 % 50):00 +0200") }
        #expect(throws: SessionStoreError.self) { try bringIn(Export.whole(records), to: disk.folder) }
        #expect(try HealthDump(disk.folder.path) == before)
    }
}

import DashboardCore
import DashboardData
import DashboardTesting
import HTTPDaemon
import Health
import Markup
import Testing

@testable import DashboardServer

@Suite("What the page of imports tells", .timeLimit(.minutes(2)))
struct ImportPageTests {
    private static let days = ["2016-02-28", "2026-06-14"].compactMap { CalendarDay($0) }

    /// Everything that it can be at, each once.
    private static var standings: [ImportStanding] {
        var (archive, document, reading) = (Pace(of: 40_000_000, at: 0), Pace(of: 1_200_000_000, at: 0), Pace(at: 0))
        archive.reach(12_000_000, of: 40_000_000, at: 4)
        document.reach(300_000_000, of: 1_200_000_000, at: 60)
        reading.reach(900_000_000, of: 1_500_000_000, at: 20)
        let all: [ImportStatus] = [
            .idle, .arriving(archive, isArchive: true), .arriving(document, isArchive: false), .reading(reading),
            .writing,
            .done(report), .done(known), .done(ImportReport()), .failed(.endsEarly(line: 31_415)), .stopped,
        ]
        return all.enumerated().map { ImportStanding(number: $0, status: $1) }
            + [ImportStanding(number: 10, refusal: .another), ImportStanding(number: 11, refusal: .tooLarge(4 << 30))]
    }

    private static var report: ImportReport {
        var report = ImportReport()
        report.samples = .init(read: 1_234_567, kept: 1_234_000, duplicates: 567)
        report.workouts = .init(read: 412, kept: 412)
        report.summaries = .init(read: 3_652, kept: 3_651, duplicates: 1)
        report.skipped = [.future: 1, .unknownUnit: 12_345]
        report.replacedCharacters = 3
        report.otherExports = 1
        report.sources = [HealthSource("Ingrid’s Watch"), HealthSource("<Scale>"), HealthSource("")]
        return report
    }

    private static var known: ImportReport {
        var report = ImportReport()
        report.samples = .init(read: 9, kept: 0, duplicates: 9)
        return report
    }

    @Test("It is told in each language", arguments: Language.allCases)
    func states(language: Language) throws {
        let states = Self.standings.map { standing in
            var days: [CalendarDay] = []
            if case .done = standing.status { days = Self.days }
            return ImportState(standing: standing, days: days, language: language).rendered().bytes
        }
        try expectSnapshot(String(decoding: states.joined(), as: UTF8.self), named: "states-\(language.rawValue)")
    }

    @Test("The page speaks the visitor's language, and says nothing in English", arguments: Language.allCases)
    func page(language: Language) async throws {
        let folder = try TemporaryFolder()
        let browser = Browser(try ProductSite.make("--data", folder.path))
        let accepted: Headers = [.accept: "text/html", .acceptLanguage: HeaderValue(ours: language.rawValue)]
        let page = try await browser.get("/day/import", headers: accepted)
        #expect(page.text.contains("<html lang=\"\(language.rawValue)\""))
        try expectSnapshot(page.text.withoutHashes, named: "page-\(language.rawValue)")
        let frame = try await browser.get("/day/import/progress?after=0", headers: accepted)
        #expect(frame.text.contains(ImportWords.in(language).bring.waiting) && frame[.refresh] == "1")
        #expect(frame[.contentSecurityPolicy]?.contains("frame-ancestors 'self'") == true)
    }

    @Test("A script is told only the part that changes, and a frame that it ends")
    func parts() async throws {
        let folder = try TemporaryFolder()
        let browser = Browser(try ProductSite.make("--data", folder.path))
        let body =
            "--b\r\nContent-Disposition: form-data; name=\"export\"; filename=\"a.txt\"\r\n\r\nhello\r\n--b--\r\n"
        let headers: Headers = [.contentType: "multipart/form-data; boundary=b", .secFetchSite: "same-origin"]
        _ = try await browser.request(.post, "/day/import", headers: headers, body: Array(body.utf8))
        while true {
            let part = try await browser.get(
                "/day/import/progress",
                headers: [.accept: "text/html", .hxRequest: "true"]
            )
            #expect(part.text.hasPrefix("<div id=\"import-state\""))
            if part.text.contains("data-phase=\"failed\"") { break }
            await Task.yield()
        }
        let frame = try await browser.get("/day/import/progress?after=0", headers: [.accept: "text/html"])
        #expect(frame.text.contains("neither a zip archive nor XML") && frame[.refresh] == "2")
        let old = try await browser.get("/day/import/progress?after=1", headers: [.accept: "text/html"])
        #expect(!old.text.contains("neither") && old[.refresh] == "1")
    }

    @Test(
        "What is larger than the limit is turned away in words, by whoever it is sent",
        arguments: [("text/html", true), ("*/*", false), ("application/json", false)] as [(HeaderValue, Bool)]
    )
    func tooLarge(accept: HeaderValue, isTold: Bool) async throws {
        let folder = try TemporaryFolder()
        let browser = Browser(try ProductSite.make("--data", folder.path, "--max-import-bytes", "1024"))
        let headers: Headers = [
            .contentType: "multipart/form-data; boundary=b", .secFetchSite: "same-origin", .accept: accept,
            .secFetchMode: "navigate",
        ]
        let body = [UInt8](repeating: 0x20, count: 2000)
        let reply = try await browser.request(.post, "/day/import", headers: headers, body: body)
        #expect(reply.status == (isTold ? .seeOther : .contentTooLarge))
        let page = try await browser.get("/day/import").text
        #expect(page.contains("<div class=\"notice bad\" role=\"alert\"><p> The file is larger than 1 kB") == isTold)
    }

    @Test("The word that deletes everything is that of any language", arguments: ["DELETE", "löschen", "削除"])
    func word(word: String) async throws {
        let folder = try TemporaryFolder()
        let browser = Browser(try ProductSite.make("--data", folder.path))
        let reply = try await browser.post("/day/import/forget", form: [NamedField("word", word)])
        #expect(reply[.location] == "/day/import?told=forgotten#forget")
    }

    @Test("Nothing is deleted while an import is under way, and the page says so")
    func busy() async throws {
        let folder = try TemporaryFolder()
        let browser = Browser(try ProductSite.make("--data", folder.path))
        let running = try HealthImport(into: folder.path, origin: "test", now: 1_781_000_000)
        let reply = try await browser.post("/day/import/forget", form: [NamedField("word", "delete")])
        #expect(reply[.location] == "/day/import?told=busy#forget")
        let page = try await browser.get("/day/import?told=busy")
        #expect(page.text.contains("An import is under way, so nothing was deleted."))
        _ = running
    }
}

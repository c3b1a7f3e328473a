@testable import DashboardServer
import DashboardTesting
import Foundation
import HTTPDaemon
import Testing

@Suite("The table of public files")
struct AssetTableTests {
    @Test("A file's address holds the hash of its content, and nothing else about it")
    func addresses() throws {
        let one = try TemporaryFolder(["a.css": "a{}", "b.css": "a{}", "c.css": "b{}"])
        let table = try AssetTable(folder: one.path)
        let hash = { (name: String) in try table.address(of: name).split(separator: "-", maxSplits: 1)[1] }
        #expect(try table.address(of: "a.css").hasPrefix("/assets/a-"))
        #expect(try hash("a.css") == hash("b.css"))
        #expect(try hash("a.css") != hash("c.css"))
        #expect(try hash("a.css").count == "123456789012.css".count)
        let two = try TemporaryFolder(["a.css": "a{}"])
        #expect(try AssetTable(folder: two.path).address(of: "a.css") == table.address(of: "a.css"))
    }

    @Test("A file that refers to another gets a new address when the other changes")
    func references() async throws {
        let style =
            "@import \"./base.css\";\nhtml { background: url(\"../img/sky.svg#dawn\") } a::after { content: \"x\" }"
        let folder = try TemporaryFolder(["css/a.css": style, "css/base.css": "a{}", "img/sky.svg": "<svg/>"])
        let before = try AssetTable(folder: folder.path)
        let text = try await text(of: "css/a.css", in: before)
        let (base, sky) = try (before.address(of: "css/base.css"), before.address(of: "img/sky.svg"))
        #expect(
            text == "@import \"\(base)\";\nhtml { background: url(\"\(sky)#dawn\") } a::after { content: \"x\" }"
        )
        try folder.write("<svg><g/></svg>", to: "img/sky.svg")
        let after = try AssetTable(folder: folder.path)
        #expect(try before.address(of: "css/a.css") != after.address(of: "css/a.css"))
        #expect(try before.address(of: "css/base.css") == after.address(of: "css/base.css"))
    }

    @Test("Scripts find one another as stylesheets do")
    func scripts() async throws {
        let script = "import { a } from \"./a.js\"; const b = import(\"./a.js\"); const c = \"./a.js\""
        let folder = try TemporaryFolder(["main.js": script, "a.js": "export const a = 1"])
        let table = try AssetTable(folder: folder.path)
        let a = try table.address(of: "a.js")
        let expected = "import { a } from \"\(a)\"; const b = import(\"\(a)\"); const c = \"./a.js\""
        #expect(try await text(of: "main.js", in: table) == expected)
    }

    @Test(
        "What cannot be served is said in one line",
        arguments: [
            (["a.css": "@import \"./gone.css\""], "the public file “a.css” refers to “./gone.css”, which is not there"),
            (
                ["a.css": "@import \"../b.css\"", "b.css": ""],
                "the public file “a.css” refers to “../b.css”, which is not there"
            ),
            (["a.css": "b{c:url(\"./"], "the public file “a.css” refers to “./”, which is not there"),
            (["a.css": "@import \"./a.css\""], "the public files refer to one another in a circle, at “a.css”"),
            (
                ["a.css": "@import \"./b.css\"", "b.css": "@import \"./a.css\""],
                "the public files refer to one another in a circle, at “a.css”"
            ),
        ]
    )
    func faults(files: [String: String], sentence: String) throws {
        let folder = try TemporaryFolder(files)
        let error = #expect(throws: StartError.self) { try AssetTable(folder: folder.path) }
        #expect(error?.description == sentence)
    }

    @Test("A folder without the files that pages need does not start")
    func incomplete() throws {
        let folder = try TemporaryFolder(["css/tokens.css": "a{}"])
        let error = #expect(throws: StartError.self) { try AssetTable(folder: folder.path).pageAssets() }
        #expect(error?.description == "the folder of public files has no “css/base.css”, which the pages need")
    }

    @Test("A file that cannot be read is named")
    func unreadable() throws {
        let folder = try TemporaryFolder(["a.css": "a{}"])
        // A link to nowhere, because the tests may run as root, who can read everything else.
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/b.css", withDestinationPath: "/nowhere")
        let error = #expect(throws: StartError.self) { try AssetTable(folder: folder.path) }
        #expect(error?.description == "cannot read the public file “\(folder.path)/b.css”")
    }

    @Test(
        "Hidden files, unknown kinds and folders that look like files are left out",
        arguments: [
            ".hidden.css", ".git/a.css", "notes.md", "Makefile", "folder.css/inside.md",
        ]
    )
    func leftOut(name: String) throws {
        let folder = try TemporaryFolder(["a.css": "a{}", name: "x"])
        let table = try AssetTable(folder: folder.path)
        #expect(throws: StartError.self) { try table.address(of: name) }
        #expect(throws: StartError.self) { try table.address(of: "folder.css") }
        #expect(try table.address(of: "a.css").hasSuffix(".css"))
    }

    @Test("A large file comes from the disk, whole, in part, or not again", arguments: BrowserWay.allCases)
    func large(way: BrowserWay) async throws {
        let folder = try TemporaryFolder(["large.txt": String(repeating: "0123456789", count: 60_000)])
        let table = try AssetTable(folder: folder.path)
        let address = try table.address(of: "large.txt")
        try await Browser.visit(site(table), by: way) { browser in
            let whole = try await browser.get(address)
            #expect(whole.body.count == 600_000)
            let tag = try HeaderValue(try #require(whole[.eTag]))
            let part = try await browser.get(address, headers: [.range: "bytes=-3", .ifRange: tag])
            #expect(part.status == .partialContent && part.text == "789")
            #expect(try await browser.get(address, headers: [.ifNoneMatch: tag]).status == .notModified)
        }
    }

    private func text(of name: String, in table: AssetTable) async throws -> String {
        try await Browser(site(table)).get(table.address(of: name)).text
    }

    private func site(_ table: AssetTable) -> Site {
        var router = Router()
        AssetRoutes(table: { table }).add(to: &router)
        return Site(router: router)
    }
}

import DashboardTesting
import FoundationEssentials
import Testing

@Suite("Snapshots")
struct SnapshotTests {
    /// Beside a suite that exists only for one test.
    private func withSnapshot(_ body: (Snapshot) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/daybook-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(Snapshot(named: "page", besideSuite: "\(folder)/SomeTests.swift"))
    }

    @Test("A missing reference is written, laid out, and still fails")
    func missing() throws {
        try withSnapshot { snapshot in
            #expect(snapshot.path.hasSuffix("/__Snapshots__/SomeTests/page.html"))
            #expect(throws: SnapshotMismatch.written(path: snapshot.path)) {
                try snapshot.verify("<ul><li>a</li></ul>", isRecording: false)
            }
            let written = try String(contentsOfFile: snapshot.path, encoding: .utf8)
            #expect(written == "<ul>\n  <li>a</li>\n</ul>\n")
            #expect(throws: Never.self) { try snapshot.verify("<ul> <li>a</li></ul>", isRecording: false) }
        }
    }

    @Test("Another page fails with a difference to read, and leaves the reference alone")
    func different() throws {
        try withSnapshot { snapshot in
            try snapshot.verify("<ul><li>a</li><li>b</li></ul>", isRecording: true)
            let error = #expect(throws: SnapshotMismatch.self) {
                try snapshot.verify("<ul><li>a</li><li>c</li></ul>", isRecording: false)
            }
            let difference = "@@ -1 +1 @@\n <ul>\n   <li>a</li>\n-  <li>b</li>\n+  <li>c</li>\n </ul>"
            #expect(error == .different(path: snapshot.path, difference: difference))
            #expect(error?.description.contains("DAYBOOK_RECORD_SNAPSHOTS=1") == true)
            #expect(throws: Never.self) { try snapshot.verify("<ul><li>a</li><li>b</li></ul>", isRecording: false) }
        }
    }

    @Test("Recording writes the page anew and does not fail")
    func recording() throws {
        try withSnapshot { snapshot in
            try snapshot.verify("<p>a</p>", isRecording: true)
            try snapshot.verify("<p>b</p>", isRecording: true)
            #expect(throws: Never.self) { try snapshot.verify("<p>b</p>", isRecording: false) }
        }
    }

    @Test("A difference shows three lines around each change")
    func hunks() throws {
        try withSnapshot { snapshot in
            let items = (1...20).map { "<p>\($0)</p>" }
            try snapshot.verify(items.joined(), isRecording: true)
            var changed = items
            changed[1] = "<p>two</p>"
            changed.remove(at: 17)
            let error = #expect(throws: SnapshotMismatch.self) {
                try snapshot.verify(changed.joined(), isRecording: false)
            }
            let expected = """
                @@ -1 +1 @@
                 <p>1</p>
                -<p>2</p>
                +<p>two</p>
                 <p>3</p>
                 <p>4</p>
                 <p>5</p>
                @@ -15 +15 @@
                 <p>15</p>
                 <p>16</p>
                 <p>17</p>
                -<p>18</p>
                 <p>19</p>
                 <p>20</p>
                """
            #expect(error == .different(path: snapshot.path, difference: expected))
        }
    }

    @Test("A folder that cannot be made is told")
    func unwritable() {
        let snapshot = Snapshot(named: "page", besideSuite: "/dev/null/SomeTests.swift")
        let error = #expect(throws: SnapshotMismatch.self) { try snapshot.verify("<p>a</p>", isRecording: false) }
        #expect(error?.description.contains("cannot be written") == true)
    }

    @Test("A page that was looked at holds", arguments: BrowserWay.allCases)
    func committed(way: BrowserWay) async throws {
        let page = try await Browser.visit(TestSite.make(), by: way) { try await $0.get("/") }
        try expectSnapshot(page.text, named: "today")
    }
}

import Foundation
import Testing

/// The code in the documentation stands word for word in files that are compiled and run.
@Suite("Documentation")
struct ArticleTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    private static let compiled = lines(of: swiftFiles(below: "Tests/DashboardCoreTests/Articles"))

    @Test("Every piece of code in an article is compiled", arguments: articles())
    func article(name: String) throws {
        let text = try String(contentsOf: Self.root.appending(path: Self.catalog + name), encoding: .utf8)
        for block in Self.blocks(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)) {
            #expect(Self.isCompiled(block), "\(name): \(block.joined(separator: "\n"))")
        }
    }

    @Test("Every piece of code in a doc comment is compiled")
    func docComments() throws {
        var count = 0
        for file in Self.swiftFiles(below: "Sources/DashboardCore") {
            let text = try String(contentsOf: file, encoding: .utf8)
            let comments = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { $0.hasPrefix("///") }.map { String($0.dropFirst(4)) }
            for block in Self.blocks(comments) {
                count += 1
                #expect(Self.isCompiled(block), "\(file.lastPathComponent): \(block.joined(separator: "\n"))")
            }
        }
        #expect(count >= 3)
    }

    private static let catalog = "Sources/DashboardCore/DashboardCore.docc/"

    private static func articles() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: catalog).path())) ?? []
        return names.filter { $0.hasSuffix(".md") }.sorted()
    }

    private static func swiftFiles(below folder: String) -> [URL] {
        let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }

    private static func lines(of files: [URL]) -> [String] {
        files.flatMap { file in
            ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(bare)
        }
    }

    /// The code between ```` ```swift ```` and ```` ``` ````.
    private static func blocks(_ lines: [String]) -> [[String]] {
        var blocks: [[String]] = []
        var isInside = false
        for line in lines {
            if line == "```swift" {
                isInside = true
                blocks.append([])
            } else if line == "```" {
                isInside = false
            } else if isInside, !bare(line).isEmpty {
                blocks[blocks.count - 1].append(bare(line))
            }
        }
        return blocks
    }

    /// Whether the lines stand one after another in a compiled file, however far they are indented.
    private static func isCompiled(_ block: [String]) -> Bool {
        guard let first = block.first else { return true }
        return compiled.indices.contains { compiled[$0] == first && compiled[$0...].starts(with: block) }
    }

    private static func bare(_ line: some StringProtocol) -> String {
        line.trimmingCharacters(in: .whitespaces)
    }
}

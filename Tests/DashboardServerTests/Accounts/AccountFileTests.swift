import Crypto
@testable import DashboardServer
import DashboardTesting
@testable import DashboardWeb
import Foundation
import HTTPDaemon
import Testing

@Suite("The account file")
struct AccountFileTests {
    private let folder: TemporaryFolder
    private let account: Account
    private var file: AccountFile { AccountFile(path: folder.path + "/account") }

    init() throws {
        folder = try TemporaryFolder()
        let hash = try #require(PassphraseHash(of: "correct horse", cost: .least))
        account = try #require(Account(name: "ingrid", hash: hash))
    }

    @Test("What was written is read, and is for its owner only")
    func roundTrip() throws {
        try file.write(account)
        #expect(try file.read().line == account.line)
        #expect(try file.existing()?.name == "ingrid")
        #expect(try mode() == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["account"])
    }

    @Test("A file that others may open is refused with what to do", arguments: [0o644, 0o640, 0o604, 0o660, 0o601])
    func permissions(mode: Int) throws {
        try file.write(account)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
        let error = #expect(throws: StartError.self) { try file.read() }
        #expect(error?.description.hasSuffix("say: chmod 600 \(file.path)") == true)
    }

    @Test(
        "A file that is none is refused by its line, and passwd leaves it alone",
        arguments: [
            ("# my notes\n", 1), ("", 1), ("ingrid:secret\n", 1), ("ingrid:$argon2id$v=19$m=8,t=1,p=1$a$b\n", 1),
            ("ingrid:$argon2id$x\nmore\n", 2),
        ]
    )
    func malformed(text: String, line: Int) throws {
        try Data(text.utf8).write(to: URL(filePath: file.path))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        let error = #expect(throws: StartError.self) { try file.read() }
        #expect(error?.description.hasPrefix("\(file.path):\(line): ") == true)
        #expect(throws: StartError.self) { try file.existing() }
        let end = try passwd("correct horse\n")
        #expect(end.status == 1 && end.errors.contains("was left as it is"))
        #expect(try Data(contentsOf: URL(filePath: file.path)) == Data(text.utf8))
    }

    @Test("passwd makes an account, and replaces it under its name")
    func replacing() throws {
        #expect(try passwd("correct horse\n", "--name", "Ingrid Nygård").status == 0)
        let first = try file.read()
        #expect(first.name == "Ingrid Nygård" && first.hash.matches("correct horse") && !first.hash.isOutdated())
        #expect(try mode() == 0o600)
        let end = try passwd("battery staple")
        #expect(end.status == 0 && !end.errors.contains("battery"))
        let second = try file.read()
        #expect(second.name == "Ingrid Nygård" && second.hash.matches("battery staple"))
        #expect(second.key != first.key && second.visitorKey == first.visitorKey)
    }

    @Test(
        "passwd says in one line what it cannot do",
        arguments: [
            ("short 7", ["--name", "ingrid"], Int32(1), "8 characters"),
            ("", ["--name", "ingrid"], 1, "8 characters"),
            ("correct horse", ["--name", "a:b"], 64, "the name holds a colon"),
            ("correct horse", ["--name", ""], 64, "the name is empty"),
            ("correct horse", ["--frobnicate", "x"], 64, "no option --frobnicate"),
        ]
    )
    func complaints(typed: String, options: [String], status: Int32, sentence: String) throws {
        let end = try ServerProcess(["passwd"] + options + [file.path], typing: typed).end()
        #expect(end.status == status)
        #expect(end.errors.contains(sentence), "said: \(end.errors)")
        #expect(end.errors.count { $0 == "\n" } == 1)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("passwd does not write where it cannot, nor through a link")
    func otherPlaces() throws {
        #expect(try ServerProcess(["passwd"], typing: "").end().status == 64)
        let nowhere = try ServerProcess(["passwd", "--name", "i", "/nowhere/at/all"], typing: "correct horse\n").end()
        #expect(nowhere.status == 1 && nowhere.errors.contains("/nowhere/at/all"))
        let target = folder.path + "/target"
        try AccountFile(path: target).write(account)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
        #expect(try passwd("correct horse\n").status == 1)
        #expect(try AccountFile(path: target).read().line == account.line)
        #expect(try file.read().line == account.line, "A link to a sound file can be served from")
    }

    @Test("With an account it may listen for others")
    func listening() async throws {
        try file.write(account)
        let server = try ServerProcess([
            "--listen", "0.0.0.0:0", "--public", publicFolder(), "--account-file", file.path, "--header-seconds", "600",
        ])
        let port = try #require(server.port())
        let client = try await SocketClient(to: try #require(Endpoint("127.0.0.1:\(port)")))
        #expect(try await client.get("/fragments/today.json").status == .unauthorized)
        server.send(SIGTERM)
        #expect(server.end().status == 0)
    }

    private func passwd(_ typed: String, _ options: String...) throws -> ServerProcess.End {
        try ServerProcess(["passwd"] + options + [file.path], typing: typed).end()
    }

    private func mode() throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }
}

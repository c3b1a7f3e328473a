import Crypto
@testable import DashboardWeb
import Testing

@Suite("An account in a file")
struct AccountTests {
    private static let hash =
        "$argon2id$v=19$m=8,t=1,p=1$oN2Gy9NTOBbi3xYddZ8mog$Q1I0HdQqB0cB9Km9Mx9K7hRdTbC9zR73Y5MjK17odxQ"

    @Test("A line is read back as it was written", arguments: ["ingrid", "Ingrid Nygård", "a", "日記", "o'neil & co"])
    func roundTrip(name: String) throws {
        let hash = try #require(PassphraseHash(of: "correct horse", cost: .least))
        let account = try #require(Account(name: name, hash: hash))
        let read = try #require(Account(file: Array((account.line + "\n").utf8)))
        #expect(read.name == name && read.hash == hash)
        #expect(Account(file: Array(account.line.utf8)) != nil, "The end of the line may be missing")
    }

    @Test(
        "What is no account is named by line and reason",
        arguments: [
            ("", 1, "it is empty"),
            ("\n", 1, "there is no colon after the name"),
            ("ingrid", 1, "there is no colon after the name"),
            (":\(hash)", 1, "the name is empty"),
            (" ingrid:\(hash)", 1, "the name begins or ends with a blank"),
            ("in\tgrid:\(hash)", 1, "the name holds a control character"),
            ("in\u{85}grid:\(hash)", 1, "the name holds a control character"),
            ("\(String(repeating: "i", count: 65)):\(hash)", 1, "the name is longer than 64 bytes"),
            ("ingrid:\(hash)\nolaf:\(hash)\n", 2, "there is one account a file, and nothing after it"),
            ("ingrid:\(hash)\n\n", 2, "there is one account a file, and nothing after it"),
            ("ingrid:secret", 1, "no $argon2id$ stands after the colon"),
            ("ingrid:$2b$12$abc", 1, "no $argon2id$ stands after the colon"),
            ("ingrid:\(hash) ", 1, "the hash holds what no hash holds"),
            ("ingrid:\(hash)\r\n", 1, "the hash holds what no hash holds"),
            ("ingrid:$argon2id$v=19$m=8,t=1,p=1$salt$", 1, "the hash is none, or would ask too much of this machine"),
            ("ingrid:$argon2id$", 1, "the hash is none, or would ask too much of this machine"),
            (String(repeating: "i", count: 1025), 1, "it is longer than an account"),
        ]
    )
    func faults(text: String, line: Int, reason: String) {
        let fault = #expect(throws: AccountFault.self) { try Account(reading: Array(text.utf8)) }
        #expect(fault?.line == line)
        #expect(fault?.reason == reason)
    }

    @Test("Bytes that are no text are no account")
    func noText() {
        let fault = #expect(throws: AccountFault.self) { try Account(reading: [0x69, 0xFF, 0x3A]) }
        #expect(fault?.reason == "it is no UTF-8 text")
    }
}

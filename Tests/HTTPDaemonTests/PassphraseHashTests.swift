import Crypto
import Testing

@Suite("The hash of a passphrase")
struct PassphraseHashTests {
    @Test("It matches its passphrase and no other", arguments: ["correct horse", "", "pass\u{0}phrase", "пароль 🔑"])
    func matching(passphrase: String) throws {
        let hash = try #require(PassphraseHash(of: passphrase, cost: .least))
        #expect(hash.matches(passphrase))
        #expect(!hash.matches(passphrase + "x") && !hash.matches("X" + passphrase))
        let again = try #require(PassphraseHash(hash.text))
        #expect(again == hash && again.matches(passphrase))
    }

    @Test("Two hashes of one passphrase differ, and neither prints itself")
    func salt() throws {
        let hashes = try (0..<2).map { _ in try #require(PassphraseHash(of: "correct horse", cost: .least)) }
        #expect(hashes[0] != hashes[1])
        #expect("\(hashes[0])" == "PassphraseHash(hidden)")
    }

    @Test("It says what it costs, and when that is not what a new one would")
    func cost() throws {
        let hash = try #require(PassphraseHash(of: "correct horse", cost: .least))
        #expect(hash.text.hasPrefix("$argon2id$v=19$m=8,t=1,p=1$"))
        #expect(hash.isOutdated() && !hash.isOutdated(for: .least))
        let usual = try #require(PassphraseHash(of: "correct horse"))
        #expect(usual.text.hasPrefix("$argon2id$v=19$m=65536,t=3,p=1$"))
        #expect(!usual.isOutdated())
    }

    @Test(
        "Another spelling is none, and neither is one that would take the machine down",
        arguments: [
            "", "argon2id", "$argon2i$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA",
            "$argon2id$v=19$m=4194304,t=1,p=1$c2FsdHNhbHRzYWx0c2E$aGFzaGhhc2hoYXNoaGFzaA",
            "$argon2id$v=19$m=8,t=4294967295,p=1$c2FsdHNhbHRzYWx0c2E$aGFzaGhhc2hoYXNoaGFzaA",
            "$argon2id$v=19$m=8,t=1$c2FsdHNhbHRzYWx0c2E$aGFzaGhhc2hoYXNoaGFzaA",
            "$argon2id$v=19$m=-8,t=1,p=1$c2FsdHNhbHRzYWx0c2E$aGFzaGhhc2hoYXNoaGFzaA",
            "$argon2id$v=19$m=8,t=1,p=1$$", "$argon2id$v=19$m=8,t=1,p=1$c2FsdA$!!!!",
            String(repeating: "$argon2id", count: 40),
        ]
    )
    func refused(text: String) {
        #expect(PassphraseHash(text) == nil)
    }
}

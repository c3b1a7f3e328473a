import Crypto
import Testing

@Suite("Fingerprints and secrets")
struct FingerprintTests {
    // Made with Python's hashlib.blake2b(…, digest_size=16).
    @Test(
        "A fingerprint is 128 bits of BLAKE2b",
        arguments: [
            ("", "cae66941d9efbd404e4d88758ea67670"),
            ("abc", "cf4ab791c62b8d2b2109c90275287816"),
        ]
    )
    func knownAnswers(text: String, hex: String) {
        #expect(Fingerprint(of: Array(text.utf8)).hex == hex)
        #expect(Fingerprint(of: text.utf8).hex == hex)
        #expect("\(Fingerprint(of: text.utf8.reversed().reversed()))" == hex)
    }

    @Test(
        "How bytes were cut into runs does not matter",
        arguments: [[3, 0, 4], [7], [1, 1, 1, 1, 1, 1, 1], [0, 7]]
    )
    func runs(lengths: [Int]) {
        let bytes = Array("weather".utf8)
        var rest = bytes[...]
        let runs = lengths.map { length in
            defer { rest = rest.dropFirst(length) }
            return Array(rest.prefix(length))
        }
        #expect(Fingerprint(ofRuns: runs) == Fingerprint(of: bytes))
        #expect(Fingerprint(ofRuns: runs) != Fingerprint(of: Array("Weather".utf8)))
    }

    @Test("A fingerprinter starts afresh after each answer")
    func restart() {
        let fingerprinter = Fingerprinter()
        for _ in 0..<2 {
            fingerprinter.update([1, 2])
            fingerprinter.update([3])
            #expect(fingerprinter.finish() == Fingerprint(of: [1, 2, 3]))
        }
    }

    @Test("The URL-safe form is short and holds the same bytes")
    func urlSafe() {
        let fingerprint = Fingerprint(of: "abc".utf8)
        #expect(fingerprint.urlSafe.utf8.count == 22)
        #expect(Base64URL.decode(fingerprint.urlSafe) == fingerprint.bytes)
    }

    @Test(
        "Base64 is RFC 4648's URL-safe alphabet without padding",
        arguments: [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"), ("??>", "Pz8-")]
    )
    func base64(text: String, encoded: String) {
        #expect(Base64URL.encode(text.utf8) == encoded)
        #expect(Base64URL.decode(encoded) == Array(text.utf8))
    }

    @Test("Base64 has one spelling for each value", arguments: ["A", "Zh", "Zg=", "Zm9", "Zm9v+", "Zm 9v", "Zgé"])
    func base64Refuses(text: String) {
        #expect(Base64URL.decode(text) == nil)
    }

    @Test("Bytes are equal in constant time only when they are equal")
    func constantTime() {
        #expect(ConstantTime.equal([], []))
        #expect(ConstantTime.equal([1, 2], [1, 2]))
        #expect(!ConstantTime.equal([1, 2], [1, 3]))
        #expect(!ConstantTime.equal([1, 2], [1, 2, 0]))
    }

    @Test("A token survives its text form, and another text is another token or none")
    func token() throws {
        let token = SecretToken()
        #expect(SecretToken(token.urlSafe) == token)
        #expect(SecretToken(token.urlSafe)?.fingerprint == token.fingerprint)
        #expect(SecretToken() != token)
        for text in ["", "short", token.urlSafe + "A", String(repeating: "/", count: 22)] {
            #expect(SecretToken(text) == nil)
        }
    }

    @Test("A token does not print itself")
    func hidden() {
        let token = SecretToken(from: RandomBytes { [UInt8](repeating: 7, count: $0) })
        #expect(token.urlSafe == "BwcHBwcHBwcHBwcHBwcHBw")
        #expect("\(token)" == "SecretToken(hidden)")
    }

    @Test("Random bytes are as many as asked for", arguments: [0, 1, 16, 1000])
    func random(count: Int) {
        #expect(RandomBytes.system(count).count == count)
    }
}

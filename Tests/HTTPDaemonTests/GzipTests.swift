import Gzip
import Testing

@Suite("Gzip")
struct GzipTests {
    static let texts: [[UInt8]] = [
        [],
        [0],
        Array("sunrise 06:12, sunset 20:41".utf8),
        [UInt8](repeating: 0x20, count: 200_000),
        (0..<150_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) },
    ]

    @Test("What was compressed comes back", arguments: texts, [1, 6, 9])
    func roundTrip(text: [UInt8], level: Int) throws {
        #expect(try Gzip.decompress(Gzip.compress(text, level: level), limit: text.count) == text)
    }

    @Test("The same bytes give the same answer, without a time in the header", arguments: texts)
    func deterministic(text: [UInt8]) {
        let first = Gzip.compress(text)
        #expect(first == Gzip.compress(text))
        #expect(first.prefix(8) == [0x1f, 0x8b, 8, 0, 0, 0, 0, 0])
    }

    @Test("Each written part can be read before the next one exists")
    func parts() throws {
        let stream = GzipStream()
        var received: [UInt8] = []
        for part in ["<main>", "<p>fine</p>", "</main>"] {
            let compressed = stream.write(Array(part.utf8))
            // A sync flush ends in an empty stored block, after which a reader owes its reader everything.
            #expect(compressed.suffix(4) == [0, 0, 0xff, 0xff])
            received += compressed
        }
        #expect(stream.write([]).isEmpty)
        received += stream.finish()
        #expect(stream.finish().isEmpty)
        #expect(try Gzip.decompress(received, limit: 100) == Array("<main><p>fine</p></main>".utf8))
    }

    @Test("A long part leaves whole", arguments: texts)
    func longPart(text: [UInt8]) throws {
        let stream = GzipStream()
        let received = stream.write(text) + stream.finish()
        #expect(try Gzip.decompress(received, limit: text.count) == text)
    }

    @Test("Several members are one text")
    func members() throws {
        let two = Gzip.compress(Array("one ".utf8)) + Gzip.compress(Array("two".utf8))
        #expect(try Gzip.decompress(two, limit: 7) == Array("one two".utf8))
    }

    @Test("A text longer than allowed is refused, whatever its compressed size")
    func bomb() {
        let bomb = Gzip.compress([UInt8](repeating: 0, count: 1_000_000))
        #expect(throws: GzipError.tooLarge(limit: 999_999)) { try Gzip.decompress(bomb, limit: 999_999) }
    }

    @Test("A text that ends early is refused, wherever it ends")
    func truncated() {
        let whole = Gzip.compress(Array("a short text".utf8))
        for count in 0..<whole.count {
            #expect(throws: GzipError.truncated) { try Gzip.decompress(Array(whole.prefix(count)), limit: 100) }
        }
    }

    @Test("Bytes that are not gzip are refused", arguments: ["GET / HTTP/1.1", "\u{1f}\u{8b}?"])
    func corrupt(text: String) {
        #expect(throws: GzipError.corrupt) { try Gzip.decompress(Array(text.utf8), limit: 100) }
    }

    @Test("A damaged checksum is refused")
    func damaged() {
        var bytes = Gzip.compress(Array("a short text".utf8))
        bytes[bytes.count - 6] ^= 1
        #expect(throws: GzipError.corrupt) { try Gzip.decompress(bytes, limit: 100) }
    }

    @Test("Bytes after the last member are refused")
    func trailing() {
        let bytes = Gzip.compress([1, 2, 3]) + Array("trailing".utf8)
        #expect(throws: GzipError.corrupt) { try Gzip.decompress(bytes, limit: 100) }
    }
}

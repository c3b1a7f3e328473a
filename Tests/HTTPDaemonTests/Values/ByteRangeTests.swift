import HTTPDaemon
import Testing

@Suite("Ranges")
struct ByteRangeTests {
    @Test(
        "One range of bytes is found, clipped to what there is",
        arguments: [
            ("bytes=0-0", 0..<1), ("bytes=0-9", 0..<10), ("bytes=3-", 3..<10), ("bytes=9-", 9..<10),
            ("bytes=2-4", 2..<5), ("bytes=5-1000", 5..<10), ("bytes=-3", 7..<10), ("bytes=-1000", 0..<10),
            ("BYTES=0-0", 0..<1), ("bytes= 0-1 ", 0..<2), ("bytes=0-99999999999999999999999999", 0..<10),
            ("bytes=-99999999999999999999999999", 0..<10), ("bytes=0-9223372036854775807", 0..<10),
            ("bytes=007-008", 7..<9),
        ]
    )
    func parts(text: String, range: Range<Int>) {
        #expect(ByteRange(text, length: 10) == .part(range))
    }

    @Test(
        "Bytes that there are not are unsatisfiable",
        arguments: ["bytes=10-", "bytes=10-20", "bytes=-0", "bytes=99999999999999999999999999-"]
    )
    func unsatisfiable(text: String) {
        #expect(ByteRange(text, length: 10) == .unsatisfiable)
    }

    @Test(
        "What is to be ignored asks for the whole",
        arguments: [
            "", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=5-4", "bytes=0-1,3-4", "bytes=0-1,", "items=0-1",
            "bytes:0-1", "bytes=0 - 1", "bytes=0-1;", "bytes=--1", "bytes=+1-2", "bytes=1", "bytes=0x1-2",
        ]
    )
    func ignored(text: String) {
        #expect(ByteRange(text, length: 10) == .whole)
    }

    @Test("Nothing has no parts")
    func empty() {
        #expect(ByteRange("bytes=0-", length: 0) == .unsatisfiable)
        #expect(ByteRange("bytes=-5", length: 0) == .whole)
        #expect(ByteRange("bytes=-0", length: 0) == .unsatisfiable)
    }

    @Test("A part says which one it is")
    func contentRange() {
        #expect(ByteRange.part(2..<5).contentRange(length: 10) == "bytes 2-4/10")
        #expect(ByteRange.unsatisfiable.contentRange(length: 10) == "bytes */10")
        #expect(ByteRange.whole.contentRange(length: 10) == nil)
    }
}

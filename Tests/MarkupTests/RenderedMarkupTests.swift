import Markup
import Testing

@Suite struct RenderedMarkupTests {
    private func text(_ runs: [ArraySlice<UInt8>]) -> String {
        String(decoding: runs.joined(), as: UTF8.self)
    }

    @Test("Rendered markup is spliced in unchanged")
    func splicing() {
        let child = p { "a & b" }.rendered()

        #expect(
            rendered {
                div {
                    child; child
                }
            } == "<div><p>a &amp; b</p><p>a &amp; b</p></div>"
        )
    }

    @Test("A hole is filled with runs that are referred to")
    func filling() {
        let page = main {
            Hole("week"); hr(); Hole("day")
        }.rendered()
        let week = p { "Seven days" }.rendered()

        let runs = page.runs { hole in hole.name == "week" ? [week.bytes[...]] : [] }

        #expect(text(runs) == "<main><p>Seven days</p><hr></main>")
        #expect(runs.count == 4)
    }

    @Test("A run that fills a hole is the child's own memory")
    func sharing() {
        let page = main { Hole("week") }.rendered()
        let week = p { "Seven days" }.rendered()

        let runs = page.runs { _ in [week.bytes[...]] }

        let own = week.bytes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        let referred = runs[1].withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        #expect(own == referred)
    }

    @Test("Holes stay open when rendered markup becomes part of another")
    func nesting() {
        let inner = section {
            Hole("a"); "x"; Hole("b")
        }.rendered()
        let outer = main {
            "y"; inner; Hole("c")
        }.rendered()

        let runs = outer.runs { [Array("[\($0.name)]".utf8)[...]] }

        #expect(outer.holes.map(\.hole.name) == ["a", "b", "c"])
        #expect(text(runs) == "<main>y<section>[a]x[b]</section>[c]</main>")
    }

    @Test("Holes at the edges and without a filling leave no empty run")
    func edges() {
        #expect(Hole("a").rendered().runs { _ in [] } == [])
        #expect(Text("x").rendered().runs { _ in [] }.count == 1)
    }

    @Test("An error while filling is passed on")
    func errors() {
        struct Missing: Error {}

        #expect(throws: Missing.self) {
            try Hole("a").rendered().runs { _ in throw Missing() }
        }
    }

    @Test("Two renderings of the same are equal")
    func equality() {
        #expect(p { "a" }.rendered() == p { "a" }.rendered(reserving: 0))
        #expect(p { "a" }.rendered() != p { "b" }.rendered())
    }
}

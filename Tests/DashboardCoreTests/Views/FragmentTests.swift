import DashboardCore
import Markup
import Testing

@Suite("Fragments")
struct FragmentTests {
    private let root = GroupController(identifier: "today")
    private let group = GroupController(identifier: "weather")
    private let note = NoteController("week", text: "Rain & wind")

    init() throws {
        try root.add(group)
        try group.add(note)
        root.load()
    }

    @Test("A fragment is one element, named by its path, with the children's fragments in their places")
    func bytes() {
        let week = #"<div id="weather_week"><p>Rain &amp; wind</p></div>"#
        #expect(note.fragment().text == week)
        let weather =
            #"<section id="weather" aria-labelledby="weather--title"><h2 id="weather--title">Weather</h2>"#
            + week + "</section>"
        #expect(group.fragment().text == weather)
        #expect(root.fragment().text.contains(weather))
        #expect(root.fragment().byteCount == root.fragment().bytes.count)
    }

    @Test("A parent's bytes contain the child's own run, and no copy of it")
    func runs() {
        let page = root.fragment()
        #expect(page.runs.map { Array($0) }.contains(note.fragment().own.bytes))
        #expect(!page.own.bytes.contains(contentsOf: Array("Rain".utf8)))
    }

    @Test("Nobody is asked twice for what has not changed")
    func cache() {
        let first = root.fragment()
        #expect(root.fragment() === first)
        note.text = "Sun"
        let second = root.fragment()
        #expect(second !== first)
        #expect(second.text.contains("Sun"))
        #expect([root.timesAsked, group.timesAsked, note.timesAsked] == [1, 1, 2])
    }

    @Test("The hash follows the bytes: the same for the same, another for others, the own one only for own changes")
    func hashes() {
        let (page, week) = (root.fragment(), note.fragment())
        note.text = "Sun"
        #expect(root.fragment().hash != page.hash)
        #expect(root.fragment().ownHash == page.ownHash)
        #expect(note.fragment().hash != week.hash)
        note.text = "Rain & wind"
        #expect(root.fragment().hash == page.hash)
    }

    @Test("A hidden controller keeps its element and its place, and costs nothing more")
    func hidden() {
        note.hide()
        #expect(note.fragment().text == #"<div id="weather_week" hidden></div>"#)
        note.show()
        #expect(note.fragment().text.contains("Rain"))
    }

    @Test("A controller that has moved is written under its new path")
    func moved() throws {
        _ = root.fragment()
        note.remove()
        try root.add(note)
        #expect(note.fragment().text.hasPrefix(#"<div id="week">"#))
        #expect(root.fragment().repeatedIDs.isEmpty)
        let newcomer = NoteController("day")
        newcomer.load()
        #expect(newcomer.fragment().text.hasPrefix(#"<div id="_day">"#))
        try group.add(newcomer)
        #expect(newcomer.fragment().text.hasPrefix(#"<div id="weather_day">"#))
        newcomer.remove()
        #expect(newcomer.fragment().text.hasPrefix(#"<div id="_day">"#))
    }

    @Test("A child that is placed twice is written once")
    func placedTwice() throws {
        final class Doubling: Controller {
            override var content: any Markup { children.map(\.slot) + children.map(\.slot) }
        }
        let parent = Doubling()
        try parent.add(NoteController("one", text: "only"))
        parent.load()
        #expect(parent.fragment().text.ranges(of: "only").count == 1)
    }

    @Test("An id that stands twice in a page is found")
    func repeatedIDs() throws {
        final class Careless: Controller {
            override var content: any Markup { p(.id("same")) { "id=\"same\" in text is no id" } }
        }
        try root.add(Careless(identifier: "a"), Careless(identifier: "b"))
        #expect(root.fragment().repeatedIDs == ["same"])
    }

    @Test("A child that is not loaded, or not on display, leaves no bytes")
    func unseen() throws {
        let notes = [NoteController("a", text: "A"), NoteController("b", text: "B")]
        let tabs = TabController(identifier: "tabs", tabs: notes)
        try root.add(tabs)
        #expect(tabs.fragment().text.contains("<p>A</p>"))
        #expect(!tabs.fragment().text.contains("<p>B</p>"))
        try tabs.select(1)
        #expect(tabs.fragment().text.contains("<p>B</p>"))
        #expect(!tabs.fragment().text.contains("<p>A</p>"))
    }
}

extension [UInt8] {
    fileprivate func contains(contentsOf other: [UInt8]) -> Bool {
        indices.contains { self[$0...].starts(with: other) }
    }
}

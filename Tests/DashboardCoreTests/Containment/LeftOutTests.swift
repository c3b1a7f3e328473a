import DashboardCore
import Markup
import Testing

@Suite("A controller that paths leave out")
struct LeftOutTests {
    private let root = SwitchController(identifier: "gate")
    private let middle = StackController(identifier: "screens")
    private let leaf = NoteController("note")

    init() throws {
        middle.isLeftOutOfPaths = true
        try middle.add(leaf)
        try root.transition(to: middle)
        root.load()
    }

    @Test("Its children have the addresses that they would have without it")
    func addresses() {
        #expect(leaf.path == ["note"] && leaf.elementID.description == "note")
        #expect(leaf.address(of: "hide").description == "/fragments/note/hide")
        #expect(root.descendant(at: ["note"]) === leaf)
        #expect(middle.descendant(at: ["note"]) === leaf)
        #expect(root.descendant(at: [] as [Identifier]) === root)
    }

    @Test("It has no address of its own, also where a child has its name")
    func noAddress() throws {
        #expect(root.descendant(at: ["screens"]) == nil)
        #expect(root.child(named: "screens") === middle)
        let namesake = NoteController("screens")
        try middle.add(namesake)
        #expect(root.descendant(at: ["screens"]) === namesake)
        #expect(root.listing().count == 2)
    }

    @Test("What stands in its place has an address again")
    func replaced() throws {
        let door = NoteController("door")
        try root.transition(to: door)
        #expect(door.path == ["door"] && root.descendant(at: ["door"]) === door)
        #expect(root.descendant(at: ["note"]) == nil)
    }
}

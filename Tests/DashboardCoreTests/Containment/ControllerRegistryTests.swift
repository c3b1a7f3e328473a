import DashboardCore
import Testing

@Suite("Kinds of controllers by name")
struct ControllerRegistryTests {
    private final class RainstormController: ScreenController {}
    private final class MorningController: ScreenController {}

    private var screens: ControllerRegistry<ScreenController> {
        var screens = ControllerRegistry<ScreenController>()
        screens.register(MorningController.self) { MorningController() }
        screens.register(RainstormController.self) { RainstormController() }
        return screens
    }

    @Test("A kind is called what its type's name makes, and each controller of it is a new one")
    func making() throws {
        let make = try screens.maker(of: "rainstorm")
        let (one, other) = (make(), make())
        #expect(one is RainstormController && one !== other)
        #expect(screens.names == ["morning", "rainstorm"])
    }

    @Test("A name that nobody has registered is refused, with those that are")
    func unknown() {
        let error = #expect(throws: ContainmentError.self) { try screens.maker(of: "evening") }
        #expect(error?.code == .unknownKind)
        #expect(error?.expected == "one of morning, rainstorm")
        #expect(error?.got == "“evening”")
    }
}

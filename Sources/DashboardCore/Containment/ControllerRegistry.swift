/// The kinds of controllers that can be asked for by name, as whoever describes a dashboard in words does.
///
/// A kind is called what the name of its type makes: `RainstormController` is `rainstorm`. What nobody has registered is
/// refused when the names are read, which is at the start, and so never while somebody waits for a page.
///
/// ```swift
/// var screens = ControllerRegistry<ScreenController>()
/// screens.register(MorningController.self) { MorningController() }
/// let make = try screens.maker(of: "morning")
/// ```
public struct ControllerRegistry<Kind: Controller>: Sendable {
    private var makers: [Identifier: @Sendable () -> Kind] = [:]

    /// Knows nobody.
    public init() {}

    /// Everybody who can be asked for, in alphabetical order.
    public var names: [String] { makers.keys.map(\.name).sorted() }

    /// Says how controllers of a type are made; two types of one name stop the program.
    public mutating func register(_ type: Kind.Type, _ make: @escaping @Sendable () -> Kind) {
        register(Identifier(of: type), make)
    }

    /// Says how the controllers of a name are made, of which a type may have several; one name twice stops the program.
    public mutating func register(_ name: Identifier, _ make: @escaping @Sendable () -> Kind) {
        precondition(makers[name] == nil, "Two kinds of controllers are called “\(name)”.")
        makers[name] = make
    }

    /// What makes controllers of that kind.
    ///
    /// - Throws: ``ContainmentError`` with `unknownKind`, which names everybody who is registered.
    public func maker(of name: Identifier) throws(ContainmentError) -> @Sendable () -> Kind {
        guard let maker = makers[name] else {
            let known = names.joined(separator: ", ")
            throw ContainmentError(.unknownKind, "making a controller", expected: "one of \(known)", got: "“\(name)”")
        }
        return maker
    }
}

public import DashboardCore
import HTTPDaemon
import Markup

/// Which screens there are, in the order in which the navigation names them.
///
/// ```swift
/// let storyboard = Storyboard {
///     [MorningController(), EveningController()]
/// }
/// ```
public struct Storyboard: Sendable {
    /// Makes the screens anew for each tree that needs them.
    public let makeScreens: @Sendable () -> [ScreenController]

    /// The names of the screens, the first of which is the front page.
    public let names: [Identifier]

    /// What the screens are called in each language, by their names, for those who may not see them yet.
    private let titles: [Language: [Identifier: String]]
    /// What addresses ask by for a leaf of those screens that have many.
    let folioNames: [Identifier: String]
    /// The views of those screens that have several.
    private let views: [Identifier: [Aspect]]
    /// The names of those that others are told of.
    let listedNames: [Identifier]
    /// The names of those on which visitors settle something for all of their screens.
    let settlingNames: [Identifier]

    /// Describes the screens; two of one name stop the program.
    public init(_ makeScreens: @escaping @Sendable () -> [ScreenController]) {
        self.makeScreens = makeScreens
        let screens = makeScreens()
        names = screens.map(\.identifier)
        titles = Self.titles(of: screens)
        folioNames = screens.reduce(into: [:]) { $0[$1.identifier] = $1.folioName }
        views = Dictionary(screens.map { ($0.identifier, $0.views) }) { first, _ in first }
        listedNames = screens.filter(\.isListed).map(\.identifier)
        settlingNames = screens.filter(\.settlesTraits).map(\.identifier)
        precondition(!names.isEmpty, "A storyboard needs a screen.")
        precondition(Set(names).count == names.count, "Two screens of a storyboard have one name: \(names)")
    }

    /// Takes the kinds of screens that are named, in that order, out of those that are registered.
    ///
    /// - Throws: `ContainmentError` if a name is not registered or stands there twice; so the program that names it does
    ///   not start.
    public init(
        _ kinds: [Identifier],
        from registry: ControllerRegistry<ScreenController>
    ) throws(ContainmentError) {
        var makers: [@Sendable () -> ScreenController] = []
        for (index, kind) in kinds.enumerated() {
            guard !kinds[..<index].contains(kind) else {
                throw ContainmentError(
                    .invalidArgument,
                    "showing screens",
                    expected: "each once",
                    got: "“\(kind)” twice"
                )
            }
            makers.append(try registry.maker(of: kind))
        }
        self.init { [makers] in makers.map { $0() } }
    }

    /// Where the page of a screen is, in one of its views or in the usual one.
    func address(of screen: Identifier, in view: Aspect? = nil) -> Link {
        let page: Link = screen == names.first ? "/" : Link(path: [screen.name])
        return view?.address(on: page) ?? page
    }

    /// What a screen is called in a language.
    func title(of screen: Identifier, in language: Language) -> String { titles[language]?[screen] ?? screen.name }

    /// The leaf that a query asks for; nil for a screen that has one.
    func folio(of screen: Identifier, in query: Query) -> String? { folioNames[screen].flatMap { query[$0] } }

    /// The same of a whole request.
    func folio(of screen: Identifier, in request: Request) throws -> String? {
        guard folioNames[screen] != nil, request.rawQuery != nil else { return nil }
        return folio(of: screen, in: try request.query)
    }

    private static func titles(of screens: [ScreenController]) -> [Language: [Identifier: String]] {
        var titles: [Language: [Identifier: String]] = [:]
        for language in Language.allCases {
            for screen in screens {
                screen.adapt(to: Traits(["language": language.rawValue]))
                titles[language, default: [:]][screen.identifier] = screen.title
            }
        }
        return titles
    }

    /// The views that a screen can be asked for.
    func views(of screen: Identifier) -> [Aspect] { views[screen] ?? [] }

    /// The view that a query names; nil for the usual one, and for a screen that has no views.
    func view(of screen: Identifier, in query: Query) throws -> Aspect? {
        let views = views(of: screen)
        guard !views.isEmpty, let name = query["view"] else { return nil }
        guard let view = views.first(where: { $0.name.name == name }) else {
            let list = views.map(\.name.name).joined(separator: ", ")
            throw HTTPError(.notFound, "This page has no such view. It has \(list).")
        }
        return view == views.first ? nil : view
    }
}

public import DashboardCore
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

    /// The names of those that others are told of.
    let listedNames: [Identifier]

    /// Describes the screens; two of one name stop the program.
    public init(_ makeScreens: @escaping @Sendable () -> [ScreenController]) {
        self.makeScreens = makeScreens
        let screens = makeScreens()
        names = screens.map(\.identifier)
        listedNames = screens.filter(\.isListed).map(\.identifier)
        precondition(!names.isEmpty, "A storyboard needs a screen.")
        precondition(Set(names).count == names.count, "Two screens of a storyboard have one name: \(names)")
    }

    /// Where the page of a screen is.
    func address(of screen: Identifier) -> Link {
        screen == names.first ? "/" : Link(path: [screen.name])
    }
}

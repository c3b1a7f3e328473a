import Markup

/// Children that change places on a timer, as long as somebody looks.
///
/// They stay the same controllers: nobody is removed, and nobody hears anything.
open class RotationController: Controller {
    /// How a rotation looks.
    public enum Style: String, Sendable {
        /// All are seen, and their places change.
        case places
        /// The first one is seen, the others wait for their turn.
        case turns
    }

    /// How the rotation looks.
    public final let style: Style

    /// The time between two ticks.
    public final let interval: Duration

    private var alarm: Alarm?

    /// Makes an empty rotation.
    public init(identifier: Identifier? = nil, style: Style = .places, interval: Duration = .seconds(20)) {
        self.style = style
        self.interval = interval
        super.init(identifier: identifier)
    }

    /// Moves the first child to the end, if somebody can see it (rule O1).
    public final func tick() {
        guard appearance.isLive, isVisible, children.count > 1 else { return }
        childList.rotate()
        setNeedsRender()
    }

    /// The child places; a stylesheet that sees `turns` shows the first one only.
    open override var root: FragmentRoot {
        FragmentRoot(.div, classes: "rotation", data: ("style", style.rawValue))
    }

    // The timer runs only while somebody looks.
    override final func appearanceTurns(to direction: Appearance) {
        if let alarm { stage?.cancel(alarm) }
        alarm = direction.isLive ? stage?.after(interval) { [weak self] in self?.timeIsUp() ?? false } : nil
    }

    private func timeIsUp() -> Bool {
        let first = children.first
        tick()
        if isOnScreen { appearanceTurns(to: .appeared) }
        return first !== children.first
    }

    /// The elements around the children are this container's, the rest is theirs.
    open override var arrangesChildren: Bool { true }
}

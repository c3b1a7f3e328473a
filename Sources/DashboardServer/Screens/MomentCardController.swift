import DashboardCore
import FoundationEssentials

/// A card of the moment by the machine's clocks, which goes on to the next one as long as somebody looks.
class MomentCardController: CardController {
    final let clock: WallClock
    // What is shown, until it is over.
    private(set) final var moment: Date
    private final let local: LocalClock

    init(identifier: Identifier, clock: WallClock) {
        self.clock = clock
        local = LocalClock(clock)
        moment = clock.now()
        super.init(identifier: identifier)
    }

    /// How many seconds what is shown holds.
    var secondsLeft: Int { 60 - time.second }

    final override var asOf: Date? { moment }

    final override func willAppear() { turn() }

    /// What the clocks say.
    final var time: LocalTime { local.local(moment) }

    /// To the moment that it is; not at all where time stands still.
    private final func turn() {
        moment = clock.now()
        setNeedsRender()
        guard !clock.isFrozen else { return }
        whileOnScreen(after: .seconds(secondsLeft)) { [unowned self] in turn() }
    }
}

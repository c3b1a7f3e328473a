import Markup

/// Panels side by side that change places counter-clockwise: each moves one place on, and the first becomes the last.
package final class WallController: RotationController {
    private let panels: [Controller]

    package init(_ panels: [Controller], interval: Duration = .seconds(20)) {
        self.panels = panels
        super.init(identifier: "wall", style: .places, interval: interval)
    }

    package override func didLoad() {
        do throws(ContainmentError) {
            try add(panels)
        } catch {
            preconditionFailure(error.description)
        }
    }

    package override var title: String { traits.teller.words.wall.panels }
    package override var allowsHiding: Bool { false }
    /// Often enough that nobody waits for a turn, and that the panels keep turning.
    package override var pace: Duration? { min(interval / 2, .seconds(10)) }
    package override var root: FragmentRoot { FragmentRoot(.div, classes: "kiosk", data: ("style", style.rawValue)) }
}

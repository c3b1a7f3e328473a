package import Markup

/// A day's three goals, one ring inside the other: move, exercise, stand.
package struct Rings: Markup {
    private let shares: [(Ring.Mark, Double)]
    private let label: String
    private let standsAlone: Bool

    package init(move: Goal, exercise: Goal, stand: Goal, standsAlone: Bool = false) {
        shares = [(.move, move.share), (.exercise, exercise.share), (.stand, stand.share)]
        label =
            "Rings, outer to inner: move \(move.words), exercise \(exercise.words), stand \(stand.words)"
        self.standsAlone = standsAlone
    }

    package var content: some Markup {
        svg(
            .when(standsAlone, .xmlns),
            .viewBox(0, 0, 200, 200),
            .when(standsAlone, .width(200)),
            .when(standsAlone, .height(200)),
            .role(.img),
            .ariaLabel(label)
        ) {
            for (index, (mark, share)) in shares.enumerated() {
                Ring(
                    share,
                    mark,
                    center: 100,
                    radius: 88 - 22 * Double(index),
                    width: 17,
                    standsAlone: standsAlone
                )
            }
        }
    }
}

/// The same as small as a letter, for the eye only: what it says stands beside it in words.
package struct MiniRings: Markup {
    private let shares: [(Ring.Mark, Double)]

    package init(of glance: DayGlance) {
        shares = [(.move, glance.move.share), (.exercise, glance.exercise.share), (.stand, glance.stand.share)]
    }

    package var content: some Markup {
        svg(.class("mini"), .viewBox(0, 0, 36, 36), .ariaHidden(true)) {
            for (index, (mark, share)) in shares.enumerated() {
                // Too small for a second lap to be told from the first.
                Ring(min(share, 1), mark, center: 18, radius: 15.5 - 4.7 * Double(index), width: 3.4)
            }
        }
    }
}

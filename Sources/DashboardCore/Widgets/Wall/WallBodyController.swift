package import Markup

/// The day's three goals, to be read from across a room.
package final class WallBodyController: WallPanelController<WallGoals> {
    package init(_ sources: WallSources, clock: LocalClock) {
        super.init("body", from: sources.names.goals, clock: clock) { _, _ in
            Dated(try await sources.goals(), at: clock.now())
        }
    }

    package override var title: String { traits.words.frame.screens.body }
    override var isAboutPlace: Bool { false }

    package override func matter(of goals: WallGoals) -> any Markup { WallBodyView(goals: goals, told: traits.teller) }

    package override func words(of goals: WallGoals) -> String? {
        let told = traits.teller
        return told.words.body.goals.line(of: goals.move, goals.exercise, goals.stand, told)
    }

    package override func model(of goals: WallGoals) -> JSON? {
        [
            "move": Self.model(of: goals.move),
            "exercise": Self.model(of: goals.exercise),
            "stand": Self.model(of: goals.stand),
        ]
    }

    package override class var modelShape: JSON {
        let goal: JSON = [
            "type": "object",
            "required": ["done", "wanted"],
            "properties": ["done": ["type": ["integer", "null"]], "wanted": ["type": ["integer", "null"]]],
        ]
        return [
            "type": "object",
            "required": ["move", "exercise", "stand"],
            "properties": ["move": goal, "exercise": goal, "stand": goal],
        ]
    }

    package override var picture: (any Markup)? {
        loaded.value.map { goals in
            Rings(
                move: goals.move,
                exercise: goals.exercise,
                stand: goals.stand,
                standsAlone: true,
                told: traits.teller
            )
        }
    }

    private static func model(of goal: Goal) -> JSON { ["done": JSON(goal.done), "wanted": JSON(goal.wanted)] }
}

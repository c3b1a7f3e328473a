import Markup

/// Seven days as buttons, and one button each for the weeks before and after.
struct CalendarView: Markup {
    /// Where its buttons lead.
    struct Actions {
        let select: Link
        let previous: Link
        let next: Link
        let hide: HideButton
        let icons: Link?

        init(of controller: Controller) {
            select = controller.address(of: "select")
            previous = controller.address(of: "previous")
            next = controller.address(of: "next")
            hide = HideButton(of: controller)
            icons = controller.traits.icons
        }
    }

    let days: [DayGlance]
    let selected: CalendarDay
    let hasEarlier: Bool
    let hasLater: Bool
    let actions: Actions
    let told: Teller

    var content: some Markup {
        form(.class("strip"), .method(.post), .action(actions.select)) {
            button(.class("step"), .type(.submit), .formAction(actions.previous), .when(!hasEarlier, .disabled)) {
                Icon(.back, from: actions.icons, size: .twentyFour)
                span(.class("words")) { words.earlierWeek }
            }
            ol {
                for glance in days {
                    li { DayButton(glance: glance, isSelected: glance.day == selected, told: told) }
                }
            }
            button(.class("step"), .type(.submit), .formAction(actions.next), .when(!hasLater, .disabled)) {
                Icon(.forward, from: actions.icons, size: .twentyFour)
                span(.class("words")) { words.laterWeek }
            }
        }
        div(.class("key small soft")) {
            p { words.key }
            a(.href(BodyImport.address)) { words.bring }
            actions.hide
        }
    }

    private var words: BodyDayWords { told.words.body.days }
}

/// One day: its name, its rings, and a dot for each workout.
private struct DayButton: Markup {
    let glance: DayGlance
    let isSelected: Bool
    let told: Teller

    var content: some Markup {
        button(
            .class("day"),
            .type(.submit),
            .name("date"),
            .value(glance.day.iso),
            .when(isSelected, .ariaCurrent(.date))
        ) {
            span { told.weekday(glance.day) }
            b { "\(glance.day.dayOfMonth)" }
            span(.class("words")) {
                told.words.calendar.month(glance.day.monthOfYear) + told.words.frame.card.comma + glance.words(told)
            }
            MiniRings(of: glance)
            dots
        }
    }

    /// As many as there is room for; the words say how many there were.
    private var dots: some Markup {
        let count = min(glance.workouts, 5)
        return svg(.class("dots"), .viewBox(0, 0, 36, 8), .ariaHidden(true)) {
            for index in 0..<count {
                SVG.circle(
                    .class("f-ink"),
                    .cx(18 + (Double(index) - Double(count - 1) / 2) * 7),
                    .cy(4),
                    .r(2)
                )
            }
        }
    }
}

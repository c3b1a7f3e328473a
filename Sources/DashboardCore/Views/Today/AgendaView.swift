import Markup

/// What is to come, each with its time and what there is to know about it.
struct AgendaView: Markup {
    let advice: DayAdvice
    let icons: Link?

    var content: some Markup {
        if advice.plansToCome.isEmpty {
            EmptyState(
                icon: .clock,
                icons: icons,
                title: "Nothing more today",
                words: "What is planned for tomorrow stands here after midnight."
            )
        } else {
            ol(.class("agenda")) {
                for plan in advice.plansToCome {
                    li {
                        time(.dateTime(plan.start.text)) { plan.start.text }
                        div {
                            p { plan.title }
                            if let remark = advice.remark(on: plan) { p(.class("small soft")) { remark } }
                        }
                    }
                }
            }
        }
    }
}

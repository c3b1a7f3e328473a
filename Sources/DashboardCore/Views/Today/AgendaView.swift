import Markup

/// What is to come, each with its time and what there is to know about it.
struct AgendaView: Markup {
    let advice: DayAdvice
    let icons: Link?
    let told: Teller

    var content: some Markup {
        if advice.plansToCome.isEmpty {
            let (title, sentence) = told.words.today.nothingMore
            EmptyState(icon: .clock, icons: icons, title: title, words: sentence)
        } else {
            ol(.class("agenda")) {
                for plan in advice.plansToCome {
                    li {
                        time(.dateTime(plan.start.text)) { told.clock(plan.start) }
                        div {
                            p(.given(told.englishTag) { .lang($0) }) { plan.title }
                            if let remark = advice.remark(on: plan, told) { p(.class("small soft")) { remark } }
                        }
                    }
                }
            }
        }
    }
}

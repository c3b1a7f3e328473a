import Markup

/// The time in huge figures, and what is still to come.
struct WallDayView: Markup {
    let time: TimeOfDay
    let entries: [AgendaEntry]
    let told: Teller

    var content: some Markup {
        p(.class("huge")) { told.clock(time) }
        if entries.isEmpty {
            p(.class("say")) { told.words.today.nothingMore.title + told.words.frame.card.fullStop }
        } else {
            ol(.class("agenda")) {
                for entry in entries {
                    li {
                        Markup::time(.dateTime(entry.time.text)) { told.clock(entry.time) }
                        span { entry.text(told) }
                    }
                }
            }
        }
    }
}

import Markup

/// The time in huge figures, and what is still to come.
struct WallDayView: Markup {
    let time: TimeOfDay
    let entries: [AgendaEntry]

    var content: some Markup {
        p(.class("huge")) { time.text }
        if entries.isEmpty {
            p(.class("say")) { "Nothing more today." }
        } else {
            ol(.class("agenda")) {
                for entry in entries {
                    li {
                        Markup::time(.dateTime(entry.time.text)) { entry.time.text }
                        span { entry.text }
                    }
                }
            }
        }
    }
}

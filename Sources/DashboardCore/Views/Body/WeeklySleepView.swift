import Markup

/// Seven nights as bars, and how much alike they were.
struct WeeklySleepView: Markup {
    let nights: [NightLength]

    var content: some Markup {
        NightBars(of: nights)
        if let words = nights.regularity { p(.class("small soft")) { words } }
    }
}

import Markup

/// Seven nights as bars, and how much alike they were.
struct WeeklySleepView: Markup {
    let nights: [NightLength]
    let told: Teller

    var content: some Markup {
        NightBars(of: nights, told: told)
        if let words = nights.regularity(told) { p(.class("small soft")) { words } }
    }
}

import DashboardCore
import Markup

/// Every kind of weather by day and by night, at the sizes at which it is drawn.
struct WeatherIconLeaf: Markup {
    let icons: Link?

    var content: some Markup {
        ul(.class("specimens weathers")) {
            for condition in WeatherCondition.allCases {
                li {
                    p { Words.in(.english).sky(condition) }
                    IconSizes(name: condition.icon(isNight: false), icons: icons)
                    if condition.icon(isNight: true) != condition.icon(isNight: false) {
                        IconSizes(name: condition.icon(isNight: true), icons: icons)
                    }
                }
            }
        }
    }
}

/// One drawing, small, in a row and large.
private struct IconSizes: Markup {
    let name: Icon.Name
    let icons: Link?

    var content: some Markup {
        div(.class("sizes")) {
            Icon(name, from: icons, size: .sixteen)
            Icon(name, from: icons, size: .twentyFour)
            Icon(name, from: icons, size: .ninetySix)
        }
    }
}

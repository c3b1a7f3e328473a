import DashboardCore
import Markup

/// The parts of the design system that every widget is made of.
enum Leaves {
    static func all() -> [Controller] {
        [
            LeafController("type", "Type", .middle) { _, _ in TypeLeaf() },
            LeafController("colours", "Colours", .middle) { _, _ in ColourLeaf() },
            LeafController("skies", "Nine skies", .wide) { _, _ in SkyLeaf() },
            LeafController("icons", "Icons", .middle) { _, icons in IconLeaf(icons: icons) },
            LeafController("controls", "Controls", .middle) { id, icons in ControlLeaf(id: id, icons: icons) },
            LeafController("notices", "Notices, badge and tray", .middle) { _, icons in NoticeLeaf(icons: icons) },
        ]
    }
}

/// Every size, in the voice and in the measure.
private struct TypeLeaf: Markup {
    var content: some Markup {
        p(.class("giant")) {
            "−12"
            sup { "°" }
        }
        p(.class("num big")) {
            "1 034 "
            span(.class("unit")) { "km" }
        }
        p(.class("says")) { "Heaviest rain at four, just as you leave the dentist: take the tram." }
        p { "What one reads in a table or beside a mark is sans, at fifteen pixels; 0123456789 line up." }
        p(.class("small soft")) { "As of 14:20, what stands at the foot of each card, thirteen pixels." }
        pre(.class("shell")) { code { "curl http://127.0.0.1:8080/fragments/today/summary.txt" } }
        p { a(.href("/gallery")) { "A link in a sentence" } }
    }
}

/// What is measured, each with its name.
private struct ColourLeaf: Markup {
    private static let names = [
        "ink", "ink2", "ink3", "warm", "rain", "sun", "heart", "sleep", "sleep2", "sleep3", "inset",
    ]

    var content: some Markup {
        ul(.class("specimens")) {
            for name in Self.names {
                li {
                    svg(.class("i28"), .ariaHidden(true)) {
                        SVG.circle(.class("f-\(name)"), .cx(14), .cy(14), .r(13))
                    }
                    span { name }
                }
            }
        }
    }
}

/// Each sky as a card.
private struct SkyLeaf: Markup {
    var content: some Markup {
        div(.class("skies")) {
            for sky in Sky.allCases {
                div(.class("card sky"), .data("sky", sky.rawValue)) {
                    h3 { sky.rawValue }
                    p(.class("giant")) {
                        "11"
                        sup { "°" }
                    }
                    p { "Text stands on the three upper colours only." }
                }
            }
        }
    }
}

/// Each icon with its name.
private struct IconLeaf: Markup {
    let icons: Link?

    var content: some Markup {
        ul(.class("specimens")) {
            for name in Icon.Name.allCases {
                li {
                    Icon(name, from: icons)
                    span { name.rawValue }
                }
            }
        }
    }
}

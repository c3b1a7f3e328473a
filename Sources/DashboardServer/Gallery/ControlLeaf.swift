import DashboardCore
import Markup

/// What can be pressed, chosen and filled in.
struct ControlLeaf: Markup {
    let id: ElementID
    let icons: Link?

    var content: some Markup {
        p(.class("actions")) {
            button(.class("btn go"), .type(.button)) { "Sign in" }
            button(.class("btn"), .type(.button)) {
                Icon(.retry, from: icons, size: .twenty)
                "Try now"
            }
            a(.class("btn"), .href("/gallery")) { "A link that acts" }
            button(.class("chip"), .type(.button)) {
                Icon(.show, from: icons, size: .twenty)
                "Pollen"
            }
        }
        div(.class("seg")) {
            a(.href("/gallery"), .ariaCurrent(.page)) { "Day and week" }
            a(.href("/gallery")) { "Day" }
            a(.href("/gallery")) { "Week" }
        }
        div(.class("form")) {
            field("name", "Name", value: "Ingrid", error: nil)
            field("pass", "Passphrase", value: "", error: "That is not the passphrase of Ingrid.")
        }
        details {
            summary { "Show as a table" }
            p { "What is inside." }
        }
    }

    private func field(_ part: Identifier, _ name: String, value: String, error: String?) -> some Markup {
        let input = ElementID(stringLiteral: "\(id)-\(part)")
        let message = ElementID(stringLiteral: "\(id)-\(part)-error")
        return div(.class("field")) {
            label(.for(input)) { name }
            Markup::input(
                .id(input),
                .type(.text),
                .value(value),
                .autocomplete("off"),
                .given(error) { _ in .ariaInvalid(true) },
                .given(error) { _ in .describedBy(message) }
            )
            if let error {
                p(.class("err"), .id(message)) {
                    Icon(.alert, from: icons, size: .twenty)
                    error
                }
            }
        }
    }
}

/// What a card says of itself, what is not real, and what is put away.
struct NoticeLeaf: Markup {
    let icons: Link?

    var content: some Markup {
        p(.class("notice")) {
            Icon(.clock, from: icons, size: .twenty)
            span { "The last good answer, four hours old. No answer came within ten seconds." }
        }
        div(.class("notice")) {
            p { "Nothing has come within 10 seconds. It is still being asked for." }
            p { a(.href("/gallery")) { "Look again" } }
        }
        div(.class("notice bad")) {
            p { "This could not be saved, and was taken back." }
            p { a(.href("/gallery")) { "Try again" } }
        }
        p { span(.class("badge")) { "Sample data" } }
        div(.class("tray")) {
            h3 { "Hidden" }
            ul {
                for name in ["Air", "Seven days", "A widget with quite a long name"] {
                    li {
                        button(.class("chip"), .type(.button)) {
                            Icon(.show, from: icons, size: .twenty)
                            name
                        }
                    }
                }
            }
        }
    }
}

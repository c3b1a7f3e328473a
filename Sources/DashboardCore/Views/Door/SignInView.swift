import Markup

/// The form by which one comes in; it is a plain one, which browsers and password managers know how to fill in.
struct SignInView: Markup {
    let entry: SignInForm
    let id: ElementID
    let icons: Link?

    var content: some Markup {
        form(.class("form"), .method(.post), .action("/sign-in"), .labelledBy(title)) {
            div {
                h1(.id(title)) { "Sign in" }
                p(.class("soft")) { introduction }
            }
            input(.type(.hidden), .name("return"), .value(entry.landing.description))
            div(.class("field")) {
                label(.for(name)) { "Name" }
                input(
                    .id(name),
                    .name("name"),
                    .autocomplete("username"),
                    .autocapitalize("none"),
                    .spellcheck(false),
                    .required,
                    .value(entry.name),
                    .when(entry.trouble == nil, .autofocus),
                    .when(isWrong, .ariaInvalid(true)),
                    .when(isWrong, .describedBy(trouble))
                )
            }
            div(.class("field")) {
                label(.for(passphrase)) { "Passphrase" }
                input(
                    .id(passphrase),
                    .name("passphrase"),
                    .type(.password),
                    .autocomplete("current-password"),
                    .required,
                    .when(entry.trouble != nil, .autofocus),
                    .when(isWrong, .ariaInvalid(true)),
                    .when(entry.trouble != nil, .describedBy(trouble))
                )
                if let sentence = entry.trouble?.sentence {
                    p(.class("err"), .id(trouble), .role(.alert), .tabIndex(-1)) {
                        Icon(isWrong ? .alert : .clock, from: icons, size: .twenty)
                        span { sentence }
                    }
                }
            }
            button(.class("btn go"), .type(.submit)) { "Sign in" }
        }
        p(.class("soft hint")) { "Forgotten? Whoever runs this server can set a new passphrase." }
    }

    private var isWrong: Bool { entry.trouble?.isMismatch ?? false }
    private var title: ElementID { id.with("title") }
    private var name: ElementID { id.with("name") }
    private var passphrase: ElementID { id.with("passphrase") }
    private var trouble: ElementID { id.with("trouble") }

    @MarkupBuilder private var introduction: some Markup {
        if let asked = entry.asked {
            "You asked for "
            em { asked }
            ". It opens as soon as you are in."
        } else {
            "This page opens as soon as you are in."
        }
    }
}

import Markup

/// The form by which one comes in; it is a plain one, which browsers and password managers know how to fill in.
struct SignInView: Markup {
    let entry: SignInForm
    let id: ElementID
    let icons: Link?
    let words: DoorWords

    var content: some Markup {
        form(.class("form"), .method(.post), .action("/sign-in"), .labelledBy(title)) {
            div {
                h1(.id(title)) { words.signIn }
                p(.class("soft")) { introduction }
            }
            input(.type(.hidden), .name("return"), .value(entry.landing.description))
            div(.class("field")) {
                label(.for(name)) { words.name }
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
                label(.for(passphrase)) { words.passphrase }
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
                if let sentence = entry.trouble?.sentence(in: words) {
                    p(.class("err"), .id(trouble), .role(.alert), .tabIndex(-1)) {
                        Icon(isWrong ? .alert : .clock, from: icons, size: .twenty)
                        span { sentence }
                    }
                }
            }
            button(.class("btn go"), .type(.submit)) { words.signIn }
        }
        p(.class("soft hint")) { words.forgotten }
    }

    private var isWrong: Bool { entry.trouble?.isMismatch ?? false }
    private var title: ElementID { id.with("title") }
    private var name: ElementID { id.with("name") }
    private var passphrase: ElementID { id.with("passphrase") }
    private var trouble: ElementID { id.with("trouble") }

    @MarkupBuilder private var introduction: some Markup {
        if let asked = entry.asked {
            words.asked.before
            em { asked }
            words.asked.after
        } else {
            words.opens
        }
    }
}

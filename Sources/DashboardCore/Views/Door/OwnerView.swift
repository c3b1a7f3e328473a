import Markup

/// Whose page it is, in the corner of the bar, and the button by which they leave.
struct OwnerView: Markup {
    let owner: PageOwner
    let words: BarWords

    var content: some Markup {
        span(.class("face")) {
            span(.ariaHidden(true)) { owner.initials }
            span(.class("vh")) { words.signedInAs(owner.name) }
        }
        form(.class("leave"), .method(.post), .action(owner.signOut)) {
            button(.type(.submit)) { words.signOut }
        }
    }
}

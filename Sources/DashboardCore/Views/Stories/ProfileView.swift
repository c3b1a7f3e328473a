import Markup

/// A portrait, and beside it a name and a line.
struct ProfileView: Markup {
    let profile: Profile
    let nameID: ElementID
    let portrait: Hole
    let hide: HideButton

    var content: some Markup {
        portrait
        div(.class("whose")) {
            h2(.id(nameID)) { profile.name }
            p(.class("spread soft")) {
                for remark in profile.remarks { span { remark } }
            }
        }
        hide
    }
}

import Markup

/// The two ways in for somebody's own data, in a line.
struct BringingView: Markup {
    var content: some Markup {
        p(.class("soft")) {
            "This person is made up. "
            a(.href(BodyImport.address)) { BodyImport.words }
            " of your own, or read it in with "
            code {
                // A browser would break lines within “--data”.
                for word in BodyImport.command.split(separator: " ") {
                    span { String(word) }
                    " "
                }
            }
        }
    }
}

import Markup

/// The two ways in for somebody's own data, in a line.
struct BringingView: Markup {
    let words: BodyDayWords

    var content: some Markup {
        p(.class("soft")) {
            words.bringing.before
            a(.href(BodyImport.address)) { words.bring }
            words.bringing.after
            code(.translate(false)) {
                // A browser would break lines within “--data”.
                for word in BodyImport.command.split(separator: " ") {
                    span { String(word) }
                    " "
                }
            }
        }
    }
}

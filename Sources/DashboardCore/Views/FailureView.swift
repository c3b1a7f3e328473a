import Markup

/// What a card says when there is nothing to show: what is missing, why, and what happens next.
struct FailureView: Markup {
    /// Nil where the source has not said what is the matter with it.
    let failure: SourceFailure?
    let apology: String
    /// How long it is before somebody asks again.
    let pause: Duration
    let refresh: Link
    let icons: Link?
    let words: FrameWords

    var content: some Markup {
        switch failure?.kind {
        case .busy:
            div(.class("state")) {
                matter(.clock, words.trouble.soon)
                p(.class("soft")) { words.trouble.againIn(wait) }
            }
        case .unauthorised(let owner, let signIn):
            div(.class("state")) {
                matter(.lock, words.trouble.onlyFor(owner))
                if let signIn { p(.class("actions")) { a(.class("btn go"), .href(signIn)) { words.door.signIn } } }
            }
        case .broken, .slow, nil:
            div(.class("state bad")) {
                matter(.alert, failure.map { words.trouble.nothingFrom($0.source) } ?? words.trouble.nothing)
                p(.class("soft")) { words.trouble.againEvery(wait) }
                retry
            }
        }
    }

    @MarkupBuilder
    private func matter(_ icon: Icon.Name, _ headline: String) -> some Markup {
        span(.class("ico")) { Icon(icon, from: icons, size: .twentyFour) }
        h3 { headline }
        p { apology }
    }

    private var retry: some Markup {
        form(.class("retry"), .method(.post), .action(refresh)) {
            button(.class("btn"), .type(.submit)) {
                Icon(.retry, from: icons, size: .twenty)
                words.trouble.tryNow
            }
        }
    }

    private var wait: String { words.trouble.length(pause) }
}

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

    var content: some Markup {
        switch failure?.kind {
        case .busy:
            div(.class("state")) {
                matter(.clock, "Back in a moment")
                p(.class("soft")) { "Asked again in \(words)." }
            }
        case .unauthorised(let owner, let signIn):
            div(.class("state")) {
                matter(.lock, "Only for \(owner)")
                if let signIn { p(.class("actions")) { a(.class("btn go"), .href(signIn)) { "Sign in" } } }
            }
        case .broken, .slow, nil:
            div(.class("state bad")) {
                matter(.alert, "Nothing\(failure.map { " from \($0.source)" } ?? " has come")")
                p(.class("soft")) { "Asked again every \(words), or now." }
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
                "Try now"
            }
        }
    }

    private var words: String {
        let seconds = pause.components.seconds
        return seconds % 60 == 0 && seconds >= 120 ? "\(seconds / 60) minutes" : "\(seconds) seconds"
    }
}

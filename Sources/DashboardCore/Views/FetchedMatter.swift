import Markup

/// What is seen of a value in each of its states.
struct FetchedMatter: Markup {
    let value: RenderedMarkup?
    let phase: Phase
    /// How old the value is, in seconds.
    let age: Double?
    let failure: FailureView
    let spinners: [Hole]

    var content: some Markup {
        switch phase {
        case .loading:
            Bones()
            spinners
        case .failed:
            failure
            spinners
        case .stale:
            p(.class("notice")) {
                Icon(.clock, from: failure.icons, size: .twenty)
                span { "\(failure.words.trouble.lastAnswer(Int((age ?? 0).rounded()))) \(failure.apology)" }
            }
            value
        case .ready:
            value
        }
    }
}

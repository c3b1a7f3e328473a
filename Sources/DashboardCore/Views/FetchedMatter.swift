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
                span { "The last good answer\(words). \(failure.apology)" }
            }
            value
        case .ready:
            value
        }
    }

    /// How old it is, in the largest unit that fits; nothing where it is hardly a minute.
    private var words: String {
        let units = [("day", 86_400), ("hour", 3600), ("minute", 60)]
        let seconds = Int((age ?? 0).rounded())
        guard let (name, length) = units.first(where: { seconds >= $0.1 }) else { return "" }
        let count = seconds / length
        return ", \(count.spelled) \(name)\(count == 1 ? "" : "s") old"
    }
}

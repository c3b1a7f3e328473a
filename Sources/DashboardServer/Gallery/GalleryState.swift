import DashboardCore
import Markup

/// A state of a widget that the gallery shows.
enum GalleryState: String, CaseIterable, Sendable {
    case ready, extreme, empty, loading, stale, failed, busy, unauthorised, hidden

    /// What a widget goes through whose matter is fetched and that nobody can put away.
    static let kept: [GalleryState] = [.ready, .extreme, .loading, .stale, .failed, .busy, .unauthorised]

    /// The same for one that can be put away.
    static let fetched = kept + [.hidden]

    /// The same for one that may have nothing to show.
    static let measured = fetched + [.empty]

    /// What stands above the widget in that state.
    var caption: String {
        switch self {
        case .ready: "Ready"
        case .extreme: "With extreme data"
        case .empty: "Empty"
        case .loading: "Loading"
        case .stale: "Stale"
        case .failed: "Failed"
        case .busy: "Rate limited"
        case .unauthorised: "Unauthorised"
        case .hidden: "Hidden, in the tray"
        }
    }

    /// What its source does when it is asked.
    func script(from source: String) -> Script {
        let hasAnswered = self == .stale
        guard let (kind, explanation) = failure else { return Script() }
        return Script(SourceFailure(kind, source: source, explanation), isBroken: !hasAnswered)
    }

    private var failure: (SourceFailure.Kind, String)? {
        switch self {
        case .ready, .extreme, .empty, .loading, .hidden: nil
        case .stale: (.slow, "No answer came within ten seconds.")
        case .failed: (.broken, "Its answer could not be read.")
        case .busy: (.busy(seconds: 540), "All forty questions of this hour have been asked.")
        case .unauthorised:
            (
                .unauthorised(owner: "Ingrid", signIn: "/gallery"),
                "This is private in this house. Sign in to see your own."
            )
        }
    }
}

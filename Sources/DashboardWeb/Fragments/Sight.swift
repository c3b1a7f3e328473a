import DashboardCore
import HTTPDaemon
import Markup

/// The page of a screen on which somebody presses a button, as far as the page's address says what they look at.
///
/// A widget and its forms are the same in all views, so they cannot say which one they stand in.
struct Sight: Sendable {
    /// The page in the view that they have of it.
    let page: Link
    /// The leaf of the screen that they look at; nil for the usual one.
    let folio: String?

    /// Answers nil where the form does not stand on a page of that screen.
    init?(of screen: Identifier, in storyboard: Storyboard, from request: Request) {
        guard let referer = request.ownReferer, "\(referer.path)" == storyboard.address(of: screen).description else {
            return nil
        }
        let question = referer.rawQuery.flatMap { try? Query(parsing: $0) }
        let view = question.flatMap { try? storyboard.view(of: screen, in: $0) }
        page = storyboard.address(of: screen, in: view)
        folio = question.flatMap { storyboard.folio(of: screen, in: $0) }
    }
}

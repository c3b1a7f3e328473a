/// The form in which somebody who asked wants to be told that it did not work.
public enum ErrorForm: Hashable, Sendable {
    /// A whole page, for a person with a browser.
    case page
    /// One element, for a script that puts it into a page.
    case fragment
    /// One element inside the `<turbo-frame>` of this id, since Turbo shows nothing that stands outside of it.
    case turboFrame(id: String)
    /// A problem document of RFC 9457, for a program.
    case problem
    /// One line of text, for a person at a terminal.
    case text

    /// Reads the wish from the request; somebody whose request could not be read gets a line of text.
    ///
    /// Turbo, when a form fails, shows the page that it is sent in place of the old one. An error has no place in the
    /// old one, so whoever takes a list of changes is told by a page too.
    public init(for request: Request?) {
        guard let request else {
            self = .text
            return
        }
        let wish = Wish(request)
        // Whoever takes anything, as curl does, sits at a terminal; a browser names HTML.
        switch wish.form(among: [.plainText, .html, .problemJSON, .json]) {
        case .turboFrame(let id)?: self = .turboFrame(id: id)
        case .page?, .turboStream?: self = .page
        case .fragment?: self = wish.isPart ? .fragment : .page
        case .json?: self = .problem
        case .text?, .svg?, nil: self = wish.isPart ? .fragment : .text
        }
    }
}

/// The form in which somebody who asked wants to be told that it did not work.
public enum ErrorForm: Sendable {
    /// A whole page, for a person with a browser.
    case page
    /// One element, for a script that puts it into a page.
    case fragment
    /// A problem document of RFC 9457, for a program.
    case problem
    /// One line of text, for a person at a terminal.
    case text

    /// Reads the wish from the request; somebody whose request could not be read gets a line of text.
    public init(for request: Request?) {
        guard let request else {
            self = .text
            return
        }
        let isFragment =
            request[header: .hxRequest] == "true" && request[header: .hxHistoryRestoreRequest] != "true"
            || request[header: .turboFrame] != nil
        let offers: [MediaType] = [.plainText, .html, .problemJSON, .json]
        // Whoever takes anything, as curl does, sits at a terminal; a browser names HTML.
        switch AcceptList(request.all(.accept).joined(separator: ",")).best(of: offers) {
        case .html?: self = isFragment ? .fragment : .page
        case .problemJSON?, .json?: self = .problem
        default: self = isFragment ? .fragment : .text
        }
    }
}

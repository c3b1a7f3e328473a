/// What a page says of an address that cannot be answered.
package struct ErrorWords: Sendable {
    /// A headline, and a sentence below it.
    typealias Notice = (headline: String, voice: String)

    let signInFirst: Notice
    let notAllowed: Notice
    let notFound: Notice
    let notSo: Notice
    let ours: Notice
    let other: Notice
    let whatHappened: String
    let toFrontPage: String
    /// The name by which the log knows the request.
    let request: @Sendable (String) -> String
    let nameless: String

    /// The words for a status.
    subscript(status: Int) -> Notice {
        switch status {
        case 401: signInFirst
        case 403: notAllowed
        case 404: notFound
        case 405: notSo
        case 500...: ours
        default: other
        }
    }
}

public import Markup

/// What went wrong, in words for the person who meets it.
public struct ErrorNotice: Sendable {
    /// The status of the answer.
    public let status: Int
    /// What went wrong and what to do.
    public let explanation: String
    /// The name of the request, by which the log knows it.
    public let request: String?

    /// Describes a failure.
    public init(status: Int, explanation: String, request: String?) {
        self.status = status
        self.explanation = explanation
        self.request = request
    }

    /// The headline.
    var headline: String {
        switch status {
        case 401: "Sign in first"
        case 403: "That is not allowed here"
        case 404: "There is no page here"
        case 405: "That cannot be done here"
        case 500...: "Something went wrong here"
        default: "This request cannot be answered"
        }
    }

    /// Whether it is our fault and not the visitor's.
    var isOurs: Bool { status >= 500 }
}

/// A whole page that says what went wrong and leads on.
public struct ErrorPage: Markup {
    private let notice: ErrorNotice
    private let assets: PageAssets

    /// Shows a notice.
    public init(_ notice: ErrorNotice, assets: PageAssets) {
        self.notice = notice
        self.assets = assets
    }

    /// The page.
    public var content: some Markup {
        PageFrame(title: notice.headline + " – Daybook", sky: notice.isOurs ? .storm : .fog, assets: assets) {
            h1 { notice.headline }
            p(.class("voice")) { voice }
        } main: {
            div(.class("grid")) { card }
        }
    }

    private var card: some Markup {
        Card("What happened", id: "error", side: "\(notice.status)", foot: foot, width: .seven) {
            div(.class("state"), .class("bad", when: notice.isOurs)) {
                span(.class("ico")) { Icon(.alert, from: assets.icons) }
                p { notice.explanation }
                p(.class("actions")) {
                    a(.class("btn go"), .href("/")) { "Go to the front page" }
                }
            }
        }
    }

    private var voice: String {
        switch notice.status {
        case 401: "What is here belongs to somebody, and nothing of it was fetched."
        case 403: "Below it says who may, and how."
        case 404: "The address may be mistyped, or the page has moved since the link was made."
        case 405: "This address can be asked for, but not in this way."
        case 500...: "It is not your doing. Trying again later may help."
        default: "What was sent does not fit what this server takes."
        }
    }

    private var foot: String { notice.request.map { "Request \($0)" } ?? "This request had no name" }
}

/// One element that says what went wrong, to stand where a part of a page should be.
public struct ErrorFragment: Markup {
    private let notice: ErrorNotice

    /// Shows a notice.
    public init(_ notice: ErrorNotice) {
        self.notice = notice
    }

    /// The element.
    public var content: some Markup {
        div(.class("state"), .class("bad", when: notice.isOurs), .role(.alert)) {
            p { notice.headline }
            p { notice.explanation }
            if notice.status == 401 {
                p { a(.href("/")) { "Sign in" } }
            }
        }
    }
}

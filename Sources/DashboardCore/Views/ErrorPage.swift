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

    /// Whether it is our fault and not the visitor's.
    var isOurs: Bool { status >= 500 }
}

/// A whole page that says what went wrong and leads on.
public struct ErrorPage: Markup {
    private let notice: ErrorNotice
    private let language: Language
    private let assets: PageAssets

    /// Shows a notice; what it explains stays in English.
    public init(_ notice: ErrorNotice, in language: Language = .english, assets: PageAssets) {
        self.notice = notice
        self.language = language
        self.assets = assets
    }

    /// The page.
    public var content: some Markup {
        PageFrame(
            in: language,
            title: said.headline + " – Daybook",
            sky: notice.isOurs ? .storm : .fog,
            assets: assets
        ) {
            h1 { said.headline }
            p(.class("voice")) { said.voice }
        } main: {
            div(.class("grid")) { card }
        }
    }

    private var card: some Markup {
        Card(words.whatHappened, id: "error", side: "\(notice.status)", foot: foot, width: .seven) {
            div(.class("state"), .class("bad", when: notice.isOurs)) {
                span(.class("ico")) { Icon(.alert, from: assets.icons) }
                p(.when(language != .english, .lang("en"))) { notice.explanation }
                p(.class("actions")) {
                    a(.class("btn go"), .href("/")) { words.toFrontPage }
                }
            }
        }
    }

    private var words: ErrorWords { Words.in(language).frame.errors }
    private var said: ErrorWords.Notice { words[notice.status] }

    private var foot: String { notice.request.map(words.request) ?? words.nameless }
}

/// One element that says what went wrong, to stand where a part of a page should be.
public struct ErrorFragment: Markup {
    private let notice: ErrorNotice
    private let language: Language

    /// Shows a notice; what it explains stays in English.
    public init(_ notice: ErrorNotice, in language: Language = .english) {
        self.notice = notice
        self.language = language
    }

    /// The element.
    public var content: some Markup {
        div(.class("state"), .class("bad", when: notice.isOurs), .role(.alert)) {
            p { Words.in(language).frame.errors[notice.status].headline }
            p(.when(language != .english, .lang("en"))) { notice.explanation }
            if notice.status == 401 {
                p { a(.href("/")) { Words.in(language).frame.door.signIn } }
            }
        }
    }
}

public import Markup

/// What a server says of itself on its front page.
public struct ServerFacts: Sendable {
    /// A moment, for machines and for people.
    public struct Moment: Sendable {
        /// In ISO 8601.
        public let machine: String
        /// In words.
        public let human: String

        /// Pairs the two.
        public init(machine: String, human: String) {
            self.machine = machine
            self.human = human
        }
    }

    /// Where it is asked.
    public let origin: String
    /// Host and port of that.
    public let authority: String
    /// The version of the program.
    public let version: String
    /// What time it is there.
    public let now: Moment
    /// Whether that time stands still.
    public let isClockFrozen: Bool
    /// Since when it runs.
    public let started: Moment

    /// Gathers the facts.
    public init(
        origin: String,
        authority: String,
        version: String,
        now: Moment,
        isClockFrozen: Bool,
        started: Moment
    ) {
        self.origin = origin
        self.authority = authority
        self.version = version
        self.now = now
        self.isClockFrozen = isClockFrozen
        self.started = started
    }
}

/// The page of a server that has no data yet: what it is, and what it can be asked.
public struct FrontPage: Markup {
    private let facts: ServerFacts
    private let assets: PageAssets

    /// Shows the facts.
    public init(_ facts: ServerFacts, assets: PageAssets) {
        self.facts = facts
        self.assets = assets
    }

    /// The page.
    public var content: some Markup {
        PageFrame(title: "Daybook", sky: .clearDay, assets: assets, badge: "No data yet") {
            h1 { "The weather, the body and the day, kept at home." }
            p(.class("voice")) { "This server is up. It asks nobody and tells nobody; its widgets come next." }
        } main: {
            Card("This server", id: "server", side: "as it stands", foot: foot, width: .five) {
                ServerLedger(facts: facts)
            }
            Card("What you can ask it", id: "asks", side: "plain text, no key", foot: foot, width: .seven) {
                ul(.class("asks")) {
                    for question in Question.all { QuestionItem(question: question, origin: facts.origin) }
                }
            }
        }
    }

    private var foot: String { "As of \(facts.now.human), this process" }
}

/// The facts as a list of names and values.
private struct ServerLedger: Markup {
    let facts: ServerFacts

    var content: some Markup {
        dl(.class("ledger")) {
            row("Address") { dd { facts.authority } }
            row("Version") { dd { facts.version } }
            row("Clock") {
                dd { time(.dateTime(facts.now.machine)) { facts.now.human } }
                dd(.class("why")) { facts.isClockFrozen ? "Frozen by --clock" : "The machine's own" }
            }
            row("Started") {
                dd { time(.dateTime(facts.started.machine)) { facts.started.human } }
            }
            row("Data") {
                dd { "None yet" }
                dd(.class("why")) { "No provider is asked, nothing is stored" }
            }
        }
    }

    private func row(_ name: String, @MarkupBuilder values: () -> some Markup) -> some Markup {
        div {
            dt { name }
            values()
        }
    }
}

/// Something that a machine can be asked at the terminal.
private struct Question {
    let title: String
    let path: Link
    let meaning: String

    static let all = [
        Question(title: "Is it alive?", path: "/healthz", meaning: "Answers as long as the process runs."),
        Question(
            title: "Is it ready?",
            path: "/readyz",
            meaning: "Says no while it drains, so that a balancer sends visitors elsewhere."
        ),
        Question(
            title: "How is it doing?",
            path: "/metrics",
            meaning: "Requests, latencies, bytes, connections and memory, in the form that Prometheus reads."
        ),
    ]
}

/// A question with the command that asks it.
private struct QuestionItem: Markup {
    let question: Question
    let origin: String

    var content: some Markup {
        li {
            h3 { a(.href(question.path)) { question.title } }
            p { question.meaning }
            pre(.class("shell")) { code { "curl \(origin)\(question.path)" } }
        }
    }
}

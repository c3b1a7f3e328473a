/// Something to read, with where it is from and how long it takes.
package struct Story: Hashable, Sendable {
    /// A drawing that goes with a story, and what is written under it.
    package struct Plate: Hashable, Sendable {
        /// The drawings that there are.
        package enum Subject: String, Sendable {
            /// A footbridge over water, and somebody on it with an umbrella.
            case footbridge
        }

        /// What is drawn.
        package let subject: Subject
        /// The line under the drawing.
        package let caption: String

        package init(_ subject: Subject, caption: String) {
            self.subject = subject
            self.caption = caption
        }
    }

    /// The name under which it can be asked for.
    package let id: Identifier
    package let title: String
    /// One or two sentences that say what it is about.
    package let summary: String
    /// Who has published it.
    package let feed: String
    package let published: CalendarDay
    /// How long reading takes, as its publisher says.
    package let minutes: Int
    package let plate: Plate?
    package let paragraphs: [String]

    package init(
        _ id: Identifier,
        title: String,
        summary: String,
        feed: String,
        published: CalendarDay,
        minutes: Int,
        plate: Plate? = nil,
        paragraphs: [String]
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.feed = feed
        self.published = published
        self.minutes = minutes
        self.plate = plate
        self.paragraphs = paragraphs
    }

    /// `Field Notes, 6 min`.
    var byline: String { "\(feed), \(minutes) min" }

    /// `Field Notes, Sunday 12 April, 6 min`.
    var dateline: String { "\(feed), \(published.words), \(minutes) min" }
}

extension Story {
    /// What a list says of it to programs.
    var headline: [JSON.Member] {
        [
            .init("id", .string(id.name)),
            .init("title", .string(title)),
            .init("summary", .string(summary)),
            .init("feed", .string(feed)),
            .init("published", .string(published.iso)),
            .init("minutes", .integer(minutes)),
        ]
    }

    /// The names of what ``headline`` says, and their shapes.
    static let headlineShape: [JSON.Member] = [
        .init("id", ["type": "string"]),
        .init("title", ["type": "string"]),
        .init("summary", ["type": "string"]),
        .init("feed", ["type": "string"]),
        .init("published", ["type": "string", "format": "date"]),
        .init("minutes", ["type": "integer", "minimum": 1]),
    ]
}

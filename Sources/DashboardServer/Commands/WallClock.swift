import FoundationEssentials

/// What time it is, or shall be.
enum WallClock: Sendable {
    /// The time of the machine.
    case system
    /// A moment at which time stands still, so that pages can be compared byte for byte.
    case frozen(Date)
    /// The moment that stands in a file, so that somebody who tries things out may let hours pass.
    case written(ClockFile)

    /// Reads `2026-06-15T08:00:00Z`, or `@FILE` for a file with such a moment; nothing where the text is neither.
    init?(frozenAt text: String) {
        if text.hasPrefix("@") {
            guard let file = ClockFile(path: String(text.dropFirst())) else { return nil }
            self = .written(file)
        } else {
            guard let date = Date(moment: text) else { return nil }
            self = .frozen(date)
        }
    }

    /// The moment to show.
    func now() -> Date {
        switch self {
        case .system: Date()
        case .frozen(let date): date
        case .written(let file): file.moment
        }
    }

    /// Whether time passes only when somebody says so.
    var isFrozen: Bool {
        if case .system = self { false } else { true }
    }
}

extension Date {
    /// Reads `2026-06-15T08:00:00Z`; nothing where the text is no moment.
    init?(moment text: String) {
        guard let date = try? Date(text, strategy: .iso8601) else { return nil }
        // Foundation reads 30 February as 2 March.
        let day = Date.ISO8601FormatStyle().year().month().day()
        guard let midnight = try? Date(text.prefix(10) + "T00:00:00Z", strategy: .iso8601),
            midnight.formatted(day) == text.prefix(10)
        else { return nil }
        self = date
    }
}

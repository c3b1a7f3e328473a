import DashboardData
import Dispatch
import HTTPDaemon

/// Says how far an import has come, beside the standard output: on a terminal a line that moves, else one for each tenth.
final class ProgressLine {
    private static let width = 30

    private let isTerminal: Bool
    private let write: (String) -> Void
    private var lastShown: DispatchTime
    private var pace: Pace
    private var tenth = 0
    private var isShown = false

    init(
        isTerminal: Bool = StandardError.isTerminal,
        begin: DispatchTime = .now(),
        write: @escaping (String) -> Void = { StandardError.write($0) }
    ) {
        self.isTerminal = isTerminal
        self.write = write
        lastShown = begin
        pace = Pace(at: Self.seconds(begin))
    }

    func show(_ progress: ImportProgress) {
        show(progress, at: .now())
    }

    func show(_ progress: ImportProgress, at moment: DispatchTime) {
        pace.reach(progress.done, of: progress.total, at: Self.seconds(moment))
        if isTerminal {
            guard moment.uptimeNanoseconds - lastShown.uptimeNanoseconds > 100_000_000 else { return }
            lastShown = moment
            isShown = true
            write("\r\u{1B}[K" + line)
        } else if let share = pace.share {
            let now = Int(share * 10)
            guard now > tenth else { return }
            tenth = now
            write((["\(tenth * 10) % read"] + words.speed(pace).prefix(1)).joined(separator: words.comma) + "\n")
        }
    }

    /// Takes the line away, so that something else can be said in its place.
    func clear() {
        if isShown { write("\r\u{1B}[K") }
        isShown = false
    }

    private var words: PaceWords { ImportWords.english.pace }

    private var line: String {
        guard let share = pace.share else { return words(pace) }
        let filled = Int(share * Double(Self.width))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        return (["\(bar) \(Int(share * 100)) %"] + words.speed(pace)).joined(separator: words.comma)
    }

    private static func seconds(_ moment: DispatchTime) -> Double { Double(moment.uptimeNanoseconds) / 1e9 }
}

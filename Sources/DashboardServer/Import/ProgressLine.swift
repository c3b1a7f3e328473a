import DashboardData
import Dispatch
import HTTPDaemon

/// Says how far an import has come, beside the standard output: on a terminal a line that moves, else one for each tenth.
final class ProgressLine {
    private static let width = 30

    private let isTerminal: Bool
    private let begin: DispatchTime
    private let write: (String) -> Void
    private var lastShown: DispatchTime
    private var tenth = 0
    private var isShown = false

    init(
        isTerminal: Bool = StandardError.isTerminal,
        begin: DispatchTime = .now(),
        write: @escaping (String) -> Void = { StandardError.write($0) }
    ) {
        self.isTerminal = isTerminal
        self.begin = begin
        self.write = write
        lastShown = begin
    }

    func show(_ progress: ImportProgress) {
        show(progress, at: .now())
    }

    func show(_ progress: ImportProgress, at moment: DispatchTime) {
        let seconds = Double(moment.uptimeNanoseconds &- begin.uptimeNanoseconds) / 1e9
        if isTerminal {
            guard moment.uptimeNanoseconds - lastShown.uptimeNanoseconds > 100_000_000 else { return }
            lastShown = moment
            isShown = true
            write("\r\u{1B}[K" + Self.line(progress, seconds: seconds))
        } else if let total = progress.total, total > 0 {
            // A file that says too little of its size shall not be said to be more than whole.
            let now = min(progress.done * 10 / total, 10)
            guard now > tenth else { return }
            tenth = now
            write("\(tenth * 10) % read, \(Self.speed(progress, seconds: seconds))\n")
        }
    }

    /// Takes the line away, so that something else can be said in its place.
    func clear() {
        if isShown { write("\r\u{1B}[K") }
        isShown = false
    }

    static func line(_ progress: ImportProgress, seconds: Double) -> String {
        let speed = speed(progress, seconds: seconds)
        guard let total = progress.total, total > 0 else { return "\(progress.done >> 20) MB, \(speed)" }
        let share = min(Double(progress.done) / Double(total), 1)
        let filled = Int(share * Double(width))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        guard share > 0.01, seconds > 0.5 else { return "\(bar) \(Int(share * 100)) %, \(speed)" }
        let left = Int((seconds / share * (1 - share)).rounded(.up))
        return "\(bar) \(Int(share * 100)) %, \(speed), \(left >= 90 ? "\((left + 30) / 60) min" : "\(left) s") left"
    }

    private static func speed(_ progress: ImportProgress, seconds: Double) -> String {
        let speed = seconds > 0 ? Int(Double(progress.done) / 1e6 / seconds) : 0
        return "\(speed) MB/s"
    }
}

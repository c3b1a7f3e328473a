/// Numbers as the page of imports tells them.
enum ImportFigures {
    /// A number with its thousands apart: `1,234,567`.
    static func grouped(_ number: Int) -> String {
        var text = ""
        for (index, digit) in String(number).reversed().enumerated() {
            if index > 0, index % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }

    static func size(_ bytes: Int) -> String {
        bytes < 1_000_000 ? "\(bytes / 1_000) kB" : "\(grouped(bytes / 1_000_000)) MB"
    }

    /// How far it has come: `12 of 40 MB, 3 MB/s, 9 s left`.
    static func sentence(_ progress: ImportStatus.Progress) -> String {
        var parts = [progress.total.map { "\(size(progress.done)) of \(size($0))" } ?? size(progress.done)]
        if let rate = progress.rate { parts.append("\(size(Int(rate)))/s") }
        if let left = progress.secondsLeft {
            parts.append(left >= 90 ? "\(Int((left + 30) / 60)) min left" : "\(Int(left.rounded(.up))) s left")
        }
        return parts.joined(separator: ", ")
    }
}

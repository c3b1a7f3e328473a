/// Text in the format that Prometheus reads, version 0.0.4.
struct MetricsPage {
    enum Kind: String {
        case counter, gauge, histogram
    }

    private(set) var text = ""

    mutating func family(_ name: String, _ kind: Kind, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    }

    mutating func sample(_ name: String, _ labels: [(String, String)], _ value: Int) {
        text += "\(name)\(Self.braced(labels)) \(value)\n"
    }

    mutating func histogram(_ name: String, _ labels: [(String, String)], _ histogram: Histogram) {
        var sum = 0
        for (step, count) in zip(Histogram.bounds, histogram.counts) {
            sum += count
            sample(name + "_bucket", labels + [("le", step.label)], sum)
        }
        sample(name + "_bucket", labels + [("le", "+Inf")], histogram.total)
        text += "\(name)_sum\(Self.braced(labels)) \(Double(histogram.nanoseconds) / 1e9)\n"
        sample(name + "_count", labels, histogram.total)
    }

    private static func braced(_ labels: [(String, String)]) -> String {
        guard !labels.isEmpty else { return "" }
        return "{" + labels.map { "\($0)=\"\(escaped($1))\"" }.joined(separator: ",") + "}"
    }

    private static func escaped(_ value: String) -> String {
        var text = ""
        for character in value {
            switch character {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "\n": text += "\\n"
            default: text.append(character)
            }
        }
        return text
    }
}

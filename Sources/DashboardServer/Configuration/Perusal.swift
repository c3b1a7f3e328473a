import DashboardCore
import YAML

/// One reading of a file: what its values may refer to, and what was complained about.
final class Perusal {
    let knowsZone: (ZoneName) -> Bool
    private(set) var problems: [YAMLProblem] = []

    private let environment: (String) -> String?

    init(environment: @escaping (String) -> String?, knowsZone: @escaping (ZoneName) -> Bool) {
        self.environment = environment
        self.knowsZone = knowsZone
    }

    func complain(at place: YAMLPlace, _ sentence: String) {
        // What the file says is quoted, and a line is what ends a complaint.
        let line = sentence.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : String($0) }
        problems.append(YAMLProblem(at: place, line.joined()))
    }

    /// The text with what the environment has for each `${NAME}`; `$${` stands for `${` itself.
    func filledIn(_ text: String, at place: YAMLPlace) -> String? {
        var filled = ""
        var rest = text[...]
        var isWhole = true
        while let dollar = rest.firstIndex(of: "$") {
            filled += rest[..<dollar]
            rest = rest[dollar...]
            if rest.hasPrefix("$${") {
                filled += "${"
                rest = rest.dropFirst(3)
            } else if rest.hasPrefix("${") {
                let name = rest.dropFirst(2).prefix { $0 != "}" }
                rest = rest.dropFirst(2 + name.count + 1)
                if let value = value(of: name, isClosed: name.endIndex < text.endIndex, at: place) {
                    filled += value
                } else {
                    isWhole = false
                }
            } else {
                filled += "$"
                rest = rest.dropFirst()
            }
        }
        return isWhole ? filled + rest : nil
    }

    private func value(of name: Substring, isClosed: Bool, at place: YAMLPlace) -> String? {
        let isName = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        guard isClosed, isName, !name.isEmpty else {
            complain(
                at: place,
                "${ begins the name of an environment variable; write ${NAME}, or $${ for the characters"
            )
            return nil
        }
        guard let value = environment(String(name)) else {
            complain(at: place, "the environment has no \(name); set it before the start, or write the value here")
            return nil
        }
        return value
    }
}

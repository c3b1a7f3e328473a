@testable import YAML

/// A document without its places, so that tables can be read.
indirect enum Plain: Equatable {
    case null, refused
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    case list([Plain])
    case mapping([String: Plain])

    init(_ node: YAMLNode) {
        switch node.content {
        case .null: self = .null
        case .refused: self = .refused
        case .boolean(let value): self = .boolean(value)
        case .integer(let value): self = .integer(value)
        case .real(let value): self = .real(value)
        case .text(let value): self = .text(value)
        case .list(let items): self = .list(items.map(Plain.init))
        case .mapping(let entries):
            self = .mapping(Dictionary(uniqueKeysWithValues: entries.map { ($0.key, Plain($0.value)) }))
        }
    }
}

extension YAMLDocument {
    init(_ text: String, limits: YAMLLimits = YAMLLimits()) {
        self.init(parsing: Array(text.utf8), limits: limits)
    }

    var plain: Plain? { root.map(Plain.init) }

    var complaints: [String] { problems.map(\.description) }
}

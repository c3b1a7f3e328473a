/// A file is read within its limits, and what was read is the same when it is written anew.
func fuzzYAML(_ bytes: [UInt8]) {
    var limits = YAMLLimits()
    limits.depth = 6
    limits.nodes = 100
    let document = YAMLDocument(parsing: bytes, limits: limits)
    promise(document.problems.count <= limits.problems, "complaints are bounded")
    let lines = bytes.count + 1
    for problem in document.problems {
        promise((1...lines).contains(problem.place.line), "a complaint is about a line of the file")
        promise(problem.place.column >= 1 && problem.place.column <= lines, "and about a column of it")
        promise(!problem.sentence.utf8.contains { $0 < 0x20 }, "a complaint is one line")
    }
    guard let root = document.root else {
        promise(!document.problems.isEmpty, "nothing is refused without a word")
        return
    }
    var nodes = 0
    let text = written(root, depth: 1, nodes: &nodes)
    promise(nodes <= limits.nodes, "values are bounded")
    guard document.problems.isEmpty else { return }
    let again = YAMLDocument(parsing: Array(text.utf8), limits: limits)
    promise(again.problems.isEmpty, "what was written can be read")
    guard let root = again.root else { fatalError("nothing was written") }
    promise(written(root, depth: 1, nodes: &nodes) == text, "a document survives its own spelling")
}

private func written(_ node: YAMLNode, depth: Int, nodes: inout Int) -> String {
    promise(depth <= 7, "depth is bounded")
    nodes += 1
    switch node.content {
    case .null: return "~"
    case .boolean(let value): return "\(value)"
    case .integer(let value): return "\(value)"
    case .real(let value) where value.isNaN: return ".nan"
    case .real(let value) where value.isInfinite: return value < 0 ? "-.inf" : ".inf"
    case .real(let value): return "\(value)"
    case .text(let value): return quoted(value)
    case .refused: return "!refused"
    case .list(let items):
        var texts: [String] = []
        for item in items { texts.append(written(item, depth: depth + 1, nodes: &nodes)) }
        return "[" + texts.joined(separator: ", ") + "]"
    case .mapping(let entries):
        promise(Set(entries.map(\.key)).count == entries.count, "a key occurs once")
        var texts: [String] = []
        for entry in entries {
            nodes += 1
            // Only a key that is announced may be long.
            texts.append("? \(quoted(entry.key)) : " + written(entry.value, depth: depth + 1, nodes: &nodes))
        }
        return "{" + texts.joined(separator: ", ") + "}"
    }
}

private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
        if scalar.isASCII, scalar.value > 0x20, scalar != "\"", scalar != "\\" {
            quoted.unicodeScalars.append(scalar)
        } else {
            let digits = String(scalar.value, radix: 16)
            quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
    }
    return quoted + "\""
}

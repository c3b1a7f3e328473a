import YAML

/// A value of the file on its way to become one of ours: whatever does not fit is complained about, and answers nothing.
struct Setting {
    /// What the file calls it.
    let name: String
    let reading: Perusal

    private let node: YAMLNode

    init(_ name: String, _ node: YAMLNode, _ reading: Perusal) {
        self.name = name
        self.node = node
        self.reading = reading
    }

    var place: YAMLPlace { node.place }

    var isNull: Bool { node.content == .null }

    /// What stands in the file, shortened and before the environment was asked; no complaint may quote anything else.
    var spelling: String {
        switch node.content {
        case .text(let text): text.count > 40 ? text.prefix(40) + "…" : text
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        default: node.kind
        }
    }

    func complain(_ sentence: String) {
        reading.complain(at: place, sentence)
    }

    /// A group of keys, of which no others are known.
    func section(keys: [String]) -> Section? {
        guard case .mapping(let entries) = node.content else {
            return mismatch("a group of keys", "as in “key: value”")
        }
        return Section(entries, of: self, keys: keys)
    }

    /// A list with its items.
    func list(atMost limit: Int) -> [Setting]? {
        guard case .list(let items) = node.content else { return mismatch("a list", "begin each item with “- ”") }
        guard items.count <= limit else {
            complain("\(name) holds \(items.count); there is room for \(limit), so take some out")
            return nil
        }
        return items.map { Setting("an item of \(name)", $0, reading) }
    }

    /// A text of one line, with what the environment has for each `${NAME}`.
    func text(atMost limit: Int, isSecret: Bool = false) -> String? {
        guard case .text(let raw) = node.content else { return mismatch("a text", "put it in quotes") }
        guard let text = reading.filledIn(raw, at: place) else { return nil }
        guard !text.allSatisfy(\.isWhitespace) else {
            complain("\(name) is empty; \(isSecret ? "give the environment variable a value" : "write something")")
            return nil
        }
        guard text.count <= limit else {
            complain("\(name) has \(text.count) characters; at most \(limit) are taken")
            return nil
        }
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            complain("\(name) has more than one line, or a control character; write it on one line")
            return nil
        }
        return text
    }

    /// A number, with or without decimals.
    func number(in range: ClosedRange<Double>) -> Double? {
        let number: Double
        switch node.content {
        case .integer(let integer): number = Double(integer)
        case .real(let real): number = real
        default: return mismatch("a number", "write it without quotes and with a point for the decimals")
        }
        guard range.contains(number) else {
            complain("\(name) is \(spelling); it goes from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
            return nil
        }
        return number
    }

    /// A whole number.
    func integer(in range: ClosedRange<Int>) -> Int? {
        guard case .integer(let number) = node.content else {
            return mismatch("a whole number", "write it without quotes and decimals")
        }
        guard range.contains(number) else {
            complain("\(name) is \(number); it goes from \(range.lowerBound) to \(range.upperBound)")
            return nil
        }
        return number
    }

    /// One of a few words.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(of type: Choice.Type) -> Choice? {
        guard let text = text(atMost: 100) else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        let words = Choice.allCases.map(\.rawValue)
        let hint = NearestWord.to(text, among: words).map { "; did you mean “\($0)”?" } ?? ""
        complain("\(name) cannot be “\(spelling)”\(hint.isEmpty ? "; there are \(words.inWords)" : hint)")
        return nil
    }

    /// One of a few numbers.
    func numberedChoice<Choice: RawRepresentable<Int> & CaseIterable>(of type: Choice.Type) -> Choice? {
        let numbers = Choice.allCases.map { "\($0.rawValue)" }.inWords
        guard case .integer(let number) = node.content else { return mismatch("a number", "there are \(numbers)") }
        if let choice = Choice(rawValue: number) { return choice }
        complain("\(name) cannot be \(number); there are \(numbers)")
        return nil
    }

    private func mismatch<Value>(_ expected: String, _ advice: String) -> Value? {
        // What was refused when the file was read has had its complaint.
        if node.content != .refused { complain("\(name) is \(node.kind) where \(expected) is expected; \(advice)") }
        return nil
    }
}

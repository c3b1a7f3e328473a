/// A walk over options of the form `--name VALUE` or `--name=VALUE`.
struct ArgumentReader {
    private var rest: ArraySlice<String>
    private var attached: String?

    init(_ arguments: ArraySlice<String>) {
        rest = arguments
    }

    /// The next option's name; nothing at the end.
    mutating func nextName() throws(UsageError) -> String? {
        guard let word = rest.popFirst() else { return nil }
        guard word.hasPrefix("--"), word.count > 2 else {
            throw UsageError(description: "“\(word)” is not an option.")
        }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        attached = parts.count == 2 ? String(parts[1]) : nil
        return String(parts[0])
    }

    /// The value of the option that was just named.
    mutating func value(of name: String, _ expected: String) throws(UsageError) -> String {
        if let value = attached {
            attached = nil
            return value
        }
        guard let value = rest.popFirst() else { throw UsageError(description: "\(name) needs \(expected).") }
        return value
    }

    /// The same, read as a value of some type.
    mutating func value<Value>(
        of name: String,
        _ expected: String,
        reading read: (String) -> Value?
    ) throws(UsageError) -> Value {
        let text = try value(of: name, expected)
        guard let value = read(text) else {
            throw UsageError(description: "\(name) takes \(expected), not “\(text)”.")
        }
        return value
    }

    /// Makes sure that a switch was not given a value.
    func confirmSwitch(_ name: String) throws(UsageError) {
        if attached != nil { throw UsageError(description: "\(name) takes no value.") }
    }
}

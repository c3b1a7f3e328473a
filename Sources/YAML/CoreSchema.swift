/// What a value without quotes means, by the core schema of YAML 1.2.
///
/// Words that older YAML took for true and false, such as `no` and `on`, are words.
enum CoreSchema {
    static func content(of text: String) -> YAMLNode.Content {
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE": return .boolean(true)
        case "false", "False", "FALSE": return .boolean(false)
        case ".nan", ".NaN", ".NAN": return .real(.nan)
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .real(.infinity)
        case "-.inf", "-.Inf", "-.INF": return .real(-.infinity)
        default: return number(text) ?? .text(text)
        }
    }

    private static func number(_ text: String) -> YAMLNode.Content? {
        if text.hasPrefix("0o") { return integer(text.dropFirst(2), radix: 8) }
        if text.hasPrefix("0x") { return integer(text.dropFirst(2), radix: 16) }
        guard let isWhole = isWhole(text) else { return nil }
        if isWhole, let integer = Int(text) { return .integer(integer) }
        return Double(text).map { .real($0) }
    }

    private static func integer(_ digits: Substring, radix: Int) -> YAMLNode.Content? {
        // Swift's own reader would also take a sign.
        guard digits.first != "-", digits.first != "+" else { return nil }
        return Int(digits, radix: radix).map { .integer($0) }
    }

    /// Whether a decimal number has neither a point nor an exponent; nothing where the text is no number.
    private static func isWhole(_ text: String) -> Bool? {
        var rest = text.utf8[...]
        _ = take(&rest, "+") || take(&rest, "-")
        let whole = digits(&rest)
        let hasPoint = take(&rest, ".")
        let decimals = hasPoint ? digits(&rest) : 0
        guard whole + decimals > 0 else { return nil }
        let hasExponent = take(&rest, "e") || take(&rest, "E")
        if hasExponent {
            _ = take(&rest, "+") || take(&rest, "-")
            guard digits(&rest) > 0 else { return nil }
        }
        return rest.isEmpty ? !hasPoint && !hasExponent : nil
    }

    private static func digits(_ rest: inout Substring.UTF8View) -> Int {
        let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        rest = rest.dropFirst(count)
        return count
    }

    private static func take(_ rest: inout Substring.UTF8View, _ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }
}

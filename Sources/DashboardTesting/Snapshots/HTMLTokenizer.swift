/// Cuts HTML into tags and text.
///
/// It reads what our own writer and careful people write; it mends nothing, so that a snapshot shows what is wrong.
struct HTMLTokenizer {
    /// Elements whose content is text up to their own end tag.
    static let rawText: Set<String> = ["script", "style", "textarea", "title"]

    private var rest: ArraySlice<UInt8>
    private var tokens: [HTMLToken] = []

    private init(_ html: String) {
        rest = Array(html.utf8)[...]
    }

    static func tokens(of html: String) -> [HTMLToken] {
        var tokenizer = HTMLTokenizer(html)
        tokenizer.run()
        return tokenizer.tokens
    }

    private mutating func run() {
        while !rest.isEmpty {
            if rest.starts(with: "<!--".utf8) {
                tokens.append(.markup(take(through: "-->")))
            } else if rest.starts(with: "<!".utf8) || rest.starts(with: "<?".utf8) {
                tokens.append(.markup(take(through: ">")))
            } else if rest.starts(with: "</".utf8), Self.isLetter(rest.dropFirst(2).first) {
                endTag()
            } else if rest.first == UInt8(ascii: "<"), Self.isLetter(rest.dropFirst().first) {
                startTag()
            } else {
                text()
            }
        }
    }

    private mutating func text() {
        // A lone < that starts nothing is text, too.
        let run = rest.prefix(1) + rest.dropFirst().prefix { $0 != UInt8(ascii: "<") }
        rest = rest.dropFirst(run.count)
        tokens.append(.text(String(decoding: run, as: UTF8.self)))
    }

    private mutating func endTag() {
        let tag = take(through: ">")
        let name = tag.dropFirst(2).prefix { $0 != ">" && !$0.isWhitespace }
        tokens.append(.endTag(name: name.lowercased()))
    }

    private mutating func startTag() {
        rest.removeFirst()
        let name = word { !Self.isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        var text = "<" + name
        var isSelfClosing = false
        while let byte = rest.first {
            if byte == UInt8(ascii: ">") {
                rest.removeFirst()
                break
            }
            if Self.isBlank(byte) {
                rest.removeFirst()
            } else if byte == UInt8(ascii: "/") {
                rest.removeFirst()
                isSelfClosing = rest.first == UInt8(ascii: ">")
            } else {
                text += " " + attribute()
            }
        }
        text += isSelfClosing ? "/>" : ">"
        let key = name.lowercased()
        tokens.append(.startTag(name: key, text: text, isSelfClosing: isSelfClosing))
        if Self.rawText.contains(key), !isSelfClosing { rawText(until: key) }
    }

    private mutating func attribute() -> String {
        // An attribute has at least one byte, be it an equals sign, so that nothing malformed can stop the walk.
        let name = word(from: 1) {
            !Self.isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "=")
        }
        guard rest.first == UInt8(ascii: "=") else { return name }
        rest.removeFirst()
        guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return name + "=" + word { !Self.isBlank($0) && $0 != UInt8(ascii: ">") }
        }
        rest.removeFirst()
        let value = word { $0 != quote }
        _ = rest.popFirst()
        let mark = String(decoding: [quote], as: UTF8.self)
        return name + "=" + mark + value + mark
    }

    private mutating func rawText(until name: String) {
        let end = Array("</\(name)".utf8)
        let stop =
            rest.indices.first { index in
                rest[index...].prefix(end.count).elementsEqual(end) { ($0 | 0x20) == ($1 | 0x20) }
            } ?? rest.endIndex
        if stop > rest.startIndex { tokens.append(.text(String(decoding: rest[..<stop], as: UTF8.self))) }
        rest = rest[stop...]
    }

    /// Takes all up to and with the end, or all there is.
    private mutating func take(through end: StaticString) -> String {
        let pattern = Array(end.description.utf8)
        let stop = rest.indices.first { rest[$0...].starts(with: pattern) }.map { $0 + pattern.count }
        defer { rest = rest[(stop ?? rest.endIndex)...] }
        return String(decoding: rest[..<(stop ?? rest.endIndex)], as: UTF8.self)
    }

    /// Takes the first bytes whatever they are, and those behind them that fulfil the condition.
    private mutating func word(from count: Int = 0, while condition: (UInt8) -> Bool) -> String {
        let end = rest.dropFirst(count).prefix(while: condition).endIndex
        defer { rest = rest[end...] }
        return String(decoding: rest[..<end], as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0c || byte == 0x0d
    }

    private static func isLetter(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }
}

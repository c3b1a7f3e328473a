/// Lays HTML out for people and for diffs: one element a line, and text with what is part of it on one line.
///
/// Attributes keep their order, text its references. Blanks between blocks say nothing and are dropped; within a line of
/// text any run of them becomes one, as a browser shows it. `pre`, `textarea`, `script` and `style` keep every byte.
///
/// ```swift
/// HTMLPrettyPrinter.print("<ul><li>Sun <b>12°</b></li><li>Rain</li></ul>")
/// // <ul>
/// //   <li>Sun <b>12°</b></li>
/// //   <li>Rain</li>
/// // </ul>
/// ```
public struct HTMLPrettyPrinter {
    private static let verbatim: Set<String> = ["pre", "script", "style", "textarea"]

    private var lines: [String] = []

    private init() {}

    /// The laid-out form of a page or a part of one, which ends with a line end unless it is empty.
    public static func print(_ html: String) -> String {
        var printer = HTMLPrettyPrinter()
        printer.print(HTMLNode.parse(html), depth: 0)
        return printer.lines.map { $0 + "\n" }.joined()
    }

    private mutating func print(_ nodes: [HTMLNode], depth: Int) {
        var line: [HTMLNode] = []
        for node in nodes {
            if node.isInline {
                line.append(node)
            } else {
                flush(&line, depth: depth)
                print(node, depth: depth)
            }
        }
        flush(&line, depth: depth)
    }

    private mutating func flush(_ line: inout [HTMLNode], depth: Int) {
        let text = Self.collapsed(line.map(Self.inline).joined()).trimmed
        line = []
        if !text.isEmpty { add(text, depth: depth) }
    }

    private mutating func print(_ node: HTMLNode, depth: Int) {
        switch node {
        case .text(let text): add(Self.collapsed(text).trimmed, depth: depth)
        case .markup(let text): add(text, depth: depth)
        case .element(let name, let start, let children, let end):
            if Self.verbatim.contains(name) {
                add(Self.inline(node), depth: depth)
            } else if children.allSatisfy(\.isInline) {
                let content = Self.collapsed(children.map(Self.inline).joined())
                add(start + content.trimmed + (end ?? ""), depth: depth)
            } else {
                add(start, depth: depth)
                print(children, depth: depth + 1)
                if let end { add(end, depth: depth) }
            }
        }
    }

    private mutating func add(_ text: String, depth: Int) {
        lines.append(String(repeating: "  ", count: depth) + text)
    }

    private static func inline(_ node: HTMLNode) -> String {
        switch node {
        case .text(let text), .markup(let text): text
        case .element(_, let start, let children, let end): start + children.map(inline).joined() + (end ?? "")
        }
    }

    /// Any run of blanks and line ends as one blank; those in attributes are left alone by looking at text only.
    private static func collapsed(_ text: String) -> String {
        var collapsed: [UInt8] = []
        var quote: UInt8?
        var isInTag = false
        for byte in text.utf8 {
            if isInTag, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = quote == nil ? byte : quote == byte ? nil : quote
            }
            if quote == nil {
                if byte == UInt8(ascii: "<") { isInTag = true }
                if byte == UInt8(ascii: ">") { isInTag = false }
            }
            let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d || byte == 0x0c
            if isBlank, quote == nil {
                if collapsed.last != 0x20 { collapsed.append(0x20) }
            } else {
                collapsed.append(byte)
            }
        }
        return String(decoding: collapsed, as: UTF8.self)
    }
}

extension String {
    /// Without the blanks at both ends.
    fileprivate var trimmed: String {
        var rest = self[...]
        while rest.utf8.first == 0x20 { rest.removeFirst() }
        while rest.utf8.last == 0x20 { rest.removeLast() }
        return String(rest)
    }
}

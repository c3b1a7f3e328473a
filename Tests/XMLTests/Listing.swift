import XML

/// What a document holds, one line for each thing.
final class Listing: XMLHandler {
    private(set) var lines: [String] = []

    func start(_ element: Span<UInt8>) -> Bool {
        lines.append("<\(element.string)")
        return !element.spells("plain")
    }

    func attribute(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        lines.append("\(name.string)=\(value.string)")
    }

    func opened() { lines.append(">") }

    func text(_ piece: Span<UInt8>) { lines.append(piece.string) }

    func end(_ element: Span<UInt8>) { lines.append("</\(element.string)") }
}

extension MarkupWriter {
    @usableFromInline
    mutating func append(attribute entry: borrowing AttributeEntry) {
        switch entry.kind {
        case .absent: return
        case .plain, .classes: append(byte: UInt8(ascii: " "))
        case .data: append(" data-")
        }
        append(entry.name)
        if case .flag = entry.value { return }
        append("=\"")
        append(attributeValueOf: entry)
        append(byte: UInt8(ascii: "\""))
    }

    @usableFromInline
    mutating func append(attributeValueOf entry: borrowing AttributeEntry) {
        switch entry.value {
        case .flag: break
        case .text(let text): append(escaping: text, quotes: true)
        case .integer(let number): append(integer: number)
        case .number(let number): append(number: number)
        case .percent(let number):
            append(number: number, places: 2)
            append(byte: UInt8(ascii: "%"))
        case .numbers(let first, let second, let third, let fourth):
            append(number: Double(first))
            append(further: second)
            append(further: third)
            append(further: fourth)
        case .bytes(let bytes): append(escaping: bytes)
        }
    }

    private mutating func append(further number: Float) {
        guard !number.isNaN else { return }
        append(byte: UInt8(ascii: " "))
        append(number: Double(number))
    }
}

/// What an attribute writes, whichever element carries it.
@usableFromInline
struct AttributeEntry {
    /// How the name is to be read.
    @usableFromInline
    enum Kind: UInt8 {
        /// Nothing is written.
        case absent
        /// The name is written as it is.
        case plain
        /// One of possibly several class lists, which are joined.
        case classes
        /// `data-` comes before the name.
        case data
    }

    /// The value, in the form that it came in: numbers become digits only in the output.
    @usableFromInline
    enum Value {
        /// The name alone says it.
        case flag
        case text(String)
        case integer(Int)
        case number(Double)
        /// A number with a percent sign.
        case percent(Double)
        /// Up to four numbers with spaces between them; the first that is none ends them.
        case numbers(Float, Float, Float, Float)
        /// Text that was put together as bytes.
        case bytes([UInt8])
    }

    @usableFromInline let name: StaticString
    @usableFromInline let kind: Kind
    @usableFromInline let value: Value

    @inlinable
    init(name: StaticString, value: Value, kind: Kind) {
        self.name = name
        self.value = value
        self.kind = kind
    }
}

/// What SQLite can keep in a column.
package enum Value: Equatable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    /// A whole number of this machine's size.
    package static func integer(_ value: Int) -> Value { .integer(Int64(value)) }

    /// One or zero.
    package static func boolean(_ value: Bool) -> Value { .integer(value ? Int64(1) : 0) }
}

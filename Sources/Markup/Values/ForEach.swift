/// Writes one row for each element of a sequence, while rendering.
///
/// A `for` loop in a builder says the same and collects its rows in an array first; this makes each row only when it is
/// written.
///
/// ```swift
/// ul { ForEach(names) { name in li { name } } }
/// ```
public struct ForEach<Data: Sequence, Row: Markup>: Markup {
    /// Nothing: it writes itself.
    public typealias Content = Never

    @usableFromInline let data: Data
    @usableFromInline let row: (Data.Element) -> Row

    /// Makes a row out of each element of `data`.
    @inlinable
    public init(_ data: Data, @MarkupBuilder row: @escaping (Data.Element) -> Row) {
        self.data = data
        self.row = row
    }

    /// Appends the rows in the order of the data.
    @inlinable
    public func render(into writer: inout MarkupWriter) {
        for element in data {
            row(element).render(into: &writer)
        }
    }
}

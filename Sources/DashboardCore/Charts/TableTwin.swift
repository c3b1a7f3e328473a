public import Markup

/// What a drawing shows as a table, folded away until somebody wants it.
///
/// ```swift
/// TableTwin("Hours", columns: ["Hour", "Temperature"], rows: [["14:00", "11.4 °C"]])
/// ```
public struct TableTwin: Markup, Sendable {
    private let title: String
    private let columns: [String]
    private let rows: [[String]]
    private var words = Words.in(.english).frame.card

    /// Lists the rows; the first cell of each names it.
    public init(_ title: String, columns: [String], rows: [[String]]) {
        self.title = title
        self.columns = columns
        self.rows = rows
    }

    /// The same with what is around the table in a language.
    func `in`(_ language: Language) -> TableTwin {
        var twin = self
        twin.words = Words.in(language).frame.card
        return twin
    }

    /// The table, and the line that unfolds it.
    public var content: some Markup {
        details {
            summary { words.showAsTable }
            div(.class("table"), .tabIndex(0), .role(.region), .ariaLabel(words.table(title))) {
                table {
                    thead {
                        tr { for column in columns { th(.scope(.column)) { column } } }
                    }
                    tbody {
                        for row in rows {
                            tr {
                                for name in row.prefix(1) { th(.scope(.row)) { name } }
                                for cell in row.dropFirst() { td { cell } }
                            }
                        }
                    }
                }
            }
        }
    }
}

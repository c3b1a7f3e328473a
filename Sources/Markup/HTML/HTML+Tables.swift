// Tables.
extension HTML {
    /// Data in rows and columns.
    public enum Table: ElementName {
        /// Written `<table>`.
        @inlinable public static var name: StaticString { "table" }
    }

    /// What a table shows, in words.
    public enum Caption: ElementName {
        /// Written `<caption>`.
        @inlinable public static var name: StaticString { "caption" }
    }

    /// Columns that belong together.
    public enum Colgroup: ElementName {
        /// Written `<colgroup>`.
        @inlinable public static var name: StaticString { "colgroup" }
    }

    /// A column.
    public enum Col: ElementName {
        /// Written `<col>`.
        @inlinable public static var name: StaticString { "col" }
    }

    /// The rows that name the columns.
    public enum Thead: ElementName {
        /// Written `<thead>`.
        @inlinable public static var name: StaticString { "thead" }
    }

    /// The rows of data.
    public enum Tbody: ElementName {
        /// Written `<tbody>`.
        @inlinable public static var name: StaticString { "tbody" }
    }

    /// The rows that sum up.
    public enum Tfoot: ElementName {
        /// Written `<tfoot>`.
        @inlinable public static var name: StaticString { "tfoot" }
    }

    /// A row.
    public enum Tr: ElementName {
        /// Written `<tr>`.
        @inlinable public static var name: StaticString { "tr" }
    }

    /// A cell that names a row or column.
    public enum Th: ElementName {
        /// Written `<th>`.
        @inlinable public static var name: StaticString { "th" }
    }

    /// A cell of data.
    public enum Td: ElementName {
        /// Written `<td>`.
        @inlinable public static var name: StaticString { "td" }
    }
}

/// Data in rows and columns.
@inlinable public var table: Tag<HTML.Table> { Tag() }

/// What a table shows, in words.
@inlinable public var caption: Tag<HTML.Caption> { Tag() }

/// Columns that belong together.
@inlinable public var colgroup: Tag<HTML.Colgroup> { Tag() }

/// A column.
@inlinable public var col: VoidTag<HTML.Col> { VoidTag() }

/// The rows that name the columns.
@inlinable public var thead: Tag<HTML.Thead> { Tag() }

/// The rows of data.
@inlinable public var tbody: Tag<HTML.Tbody> { Tag() }

/// The rows that sum up.
@inlinable public var tfoot: Tag<HTML.Tfoot> { Tag() }

/// A row.
@inlinable public var tr: Tag<HTML.Tr> { Tag() }

/// A cell that names a row or column.
@inlinable public var th: Tag<HTML.Th> { Tag() }

/// A cell of data.
@inlinable public var td: Tag<HTML.Td> { Tag() }

extension Attribute where Name: HTML.CellElement {
    /// How many columns the cell covers.
    @inlinable public static func columnSpan(_ value: Int) -> Self { Self("colspan", .integer(value)) }

    /// How many rows the cell covers.
    @inlinable public static func rowSpan(_ value: Int) -> Self { Self("rowspan", .integer(value)) }

    /// The cell that names this one.
    @inlinable public static func headers(_ element: ElementID) -> Self { Self("headers", .text(element.description)) }
}

extension Attribute where Name == HTML.Th {
    /// Which cells it names.
    @inlinable public static func scope(_ value: HTML.Scope) -> Self { Self("scope", .text(value.rawValue)) }

    /// A shorter name.
    @inlinable public static func abbreviation(_ value: String) -> Self { Self("abbr", .text(value)) }
}

extension Attribute where Name: HTML.SpanningElement {
    /// How many columns it is.
    @inlinable public static func span(_ value: Int) -> Self { Self("span", .integer(value)) }
}

extension Attribute where Name == HTML.Ol {
    /// The number of the first entry.
    @inlinable public static func start(_ value: Int) -> Self { Self("start", .integer(value)) }

    /// The numbers fall.
    @inlinable public static var reversed: Self { Self("reversed", .flag) }

    /// How the entries are numbered.
    @inlinable public static func type(_ value: HTML.OrderedListType) -> Self { Self("type", .text(value.rawValue)) }
}

extension Attribute where Name == HTML.Li {
    /// The number of the entry.
    @inlinable public static func value(_ value: Int) -> Self { Self("value", .integer(value)) }
}

extension Attribute where Name: HTML.QuotingElement {
    /// Where it is quoted from.
    @inlinable public static func cite(_ link: Link) -> Self { Self("cite", .text(link.description)) }
}

extension Attribute where Name: HTML.DatedElement {
    /// The moment or span in the form of ISO 8601.
    @inlinable public static func dateTime(_ value: String) -> Self { Self("datetime", .text(value)) }
}

extension Attribute where Name: HTML.OpenableElement {
    /// It is open.
    @inlinable public static var `open`: Self { Self("open", .flag) }
}

extension Attribute where Name == HTML.Dialog {
    /// What closes it.
    @inlinable public static func closedBy(_ value: HTML.ClosedBy) -> Self { Self("closedby", .text(value.rawValue)) }
}

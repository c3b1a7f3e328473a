/// A value that knows how to become HTML.
///
/// A view is a plain struct that turns a model into markup by naming its `content`; everything else in this module is
/// vocabulary. Markup is built from concrete types, so the compiler sees a whole page as one value and rendering it
/// allocates nothing per element.
///
/// ```swift
/// struct WeatherCard: Markup {
///     let summary: String
///     let titleID: ElementID = "weather-title"
///
///     var content: some Markup {
///         section(.class("card"), .labelledBy(titleID)) {
///             h2(.id(titleID)) { "Today" }
///             p { summary }
///             a(.href("/weather")) { "Weather" }
///         }
///     }
/// }
///
/// let bytes = WeatherCard(summary: "Rain & wind from four.").rendered().bytes
/// ```
///
/// How deep markup nests is part of its type and so decided when it is compiled. A tree whose depth only the data know
/// renders its branches first and holds them as ``RenderedMarkup``.
///
/// Where a property hides an element of the same name, such as `title` or `time`, the element is `Markup::title`.
public protocol Markup {
    /// What this value is made of; `Never` for what writes itself.
    associatedtype Content: Markup

    /// What this value is made of.
    @MarkupBuilder var content: Content { get }

    /// Appends this value to the output.
    ///
    /// The default appends ``content``. Only values that cannot be said in terms of others write their own.
    func render(into writer: inout MarkupWriter)
}

extension Markup {
    /// Appends what this value is made of.
    @inlinable
    public func render(into writer: inout MarkupWriter) {
        content.render(into: &writer)
    }

    /// Renders into one run of bytes that remembers where its holes are.
    ///
    /// - Parameter size: How many bytes to make room for at first. Passing the size of the last rendering makes this
    ///   one a single allocation without a copy.
    /// - Returns: The bytes and the holes in them.
    public func rendered(reserving size: Int = 4096) -> RenderedMarkup {
        MarkupWriter.collect(reserving: size) { writer in render(into: &writer) }
    }
}

extension Markup where Content == Never {
    /// Nothing: such a value writes itself.
    public var content: Never {
        preconditionFailure("\(Self.self) writes itself and has no content")
    }
}

extension Never: Markup {
    /// Nothing, as there is no such value.
    public typealias Content = Never

    /// Is never called, as there is no such value.
    public func render(into writer: inout MarkupWriter) {}
}

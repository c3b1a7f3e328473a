/// Joins the statements between two braces into one markup value.
///
/// Strings are text and are escaped; `if`, `switch` and `for` work as they read.
@resultBuilder
public enum MarkupBuilder {
    /// Takes any markup as it is.
    @inlinable
    public static func buildExpression<Value: Markup>(_ value: Value) -> Value { value }

    /// Takes a string as text.
    @inlinable
    public static func buildExpression(_ text: String) -> Text { Text(text) }

    /// Takes a piece of a string as text.
    @inlinable
    public static func buildExpression(_ text: Substring) -> Text { Text(String(text)) }

    /// Takes a whole number as text, without a string in between.
    @inlinable
    public static func buildExpression(_ number: Int) -> Digits { Digits(number) }

    /// Stands for empty braces.
    @inlinable
    public static func buildBlock() -> EmptyMarkup { EmptyMarkup() }

    /// Begins a block.
    @inlinable
    public static func buildPartialBlock<First: Markup>(first: First) -> First { first }

    /// Sets the next statement after those before it.
    @inlinable
    public static func buildPartialBlock<First: Markup, Second: Markup>(
        accumulated: First,
        next: Second
    ) -> Pair<First, Second> {
        Pair(accumulated, next)
    }

    /// Stands for an `if` without `else`.
    @inlinable
    public static func buildOptional<Value: Markup>(_ value: Value?) -> Value? { value }

    /// Stands for the first branch of a choice.
    @inlinable
    public static func buildEither<First: Markup, Second: Markup>(first: First) -> Conditional<First, Second> {
        .first(first)
    }

    /// Stands for the second branch of a choice.
    @inlinable
    public static func buildEither<First: Markup, Second: Markup>(second: Second) -> Conditional<First, Second> {
        .second(second)
    }

    /// Stands for a `for` loop.
    @inlinable
    public static func buildArray<Value: Markup>(_ values: [Value]) -> [Value] { values }
}

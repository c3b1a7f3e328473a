// Paragraphs, lists and figures.
extension HTML {
    /// A paragraph.
    public enum P: ElementName {
        /// Written `<p>`.
        @inlinable public static var name: StaticString { "p" }
    }

    /// A change of subject.
    public enum Hr: ElementName {
        /// Written `<hr>`.
        @inlinable public static var name: StaticString { "hr" }
    }

    /// Text whose white space counts.
    public enum Pre: ElementName {
        /// Written `<pre>`.
        @inlinable public static var name: StaticString { "pre" }
        /// The parser drops a first line break, so one is always given to it.
        @inlinable public static var dropsFirstLineBreak: Bool { true }
    }

    /// A passage quoted from elsewhere.
    public enum Blockquote: ElementName {
        /// Written `<blockquote>`.
        @inlinable public static var name: StaticString { "blockquote" }
    }

    /// A list whose order matters.
    public enum Ol: ElementName {
        /// Written `<ol>`.
        @inlinable public static var name: StaticString { "ol" }
    }

    /// A list whose order does not matter.
    public enum Ul: ElementName {
        /// Written `<ul>`.
        @inlinable public static var name: StaticString { "ul" }
    }

    /// A list of commands.
    public enum Menu: ElementName {
        /// Written `<menu>`.
        @inlinable public static var name: StaticString { "menu" }
    }

    /// One entry of a list.
    public enum Li: ElementName {
        /// Written `<li>`.
        @inlinable public static var name: StaticString { "li" }
    }

    /// A list of names and what they stand for.
    public enum Dl: ElementName {
        /// Written `<dl>`.
        @inlinable public static var name: StaticString { "dl" }
    }

    /// A name in such a list.
    public enum Dt: ElementName {
        /// Written `<dt>`.
        @inlinable public static var name: StaticString { "dt" }
    }

    /// What the name stands for.
    public enum Dd: ElementName {
        /// Written `<dd>`.
        @inlinable public static var name: StaticString { "dd" }
    }

    /// A picture or table that the text refers to.
    public enum Figure: ElementName {
        /// Written `<figure>`.
        @inlinable public static var name: StaticString { "figure" }
    }

    /// What a figure shows, in words.
    public enum Figcaption: ElementName {
        /// Written `<figcaption>`.
        @inlinable public static var name: StaticString { "figcaption" }
    }
}

/// A paragraph.
@inlinable public var p: Tag<HTML.P> { Tag() }

/// A change of subject.
@inlinable public var hr: VoidTag<HTML.Hr> { VoidTag() }

/// Text whose white space counts.
@inlinable public var pre: Tag<HTML.Pre> { Tag() }

/// A passage quoted from elsewhere.
@inlinable public var blockquote: Tag<HTML.Blockquote> { Tag() }

/// A list whose order matters.
@inlinable public var ol: Tag<HTML.Ol> { Tag() }

/// A list whose order does not matter.
@inlinable public var ul: Tag<HTML.Ul> { Tag() }

/// A list of commands.
@inlinable public var menu: Tag<HTML.Menu> { Tag() }

/// One entry of a list.
@inlinable public var li: Tag<HTML.Li> { Tag() }

/// A list of names and what they stand for.
@inlinable public var dl: Tag<HTML.Dl> { Tag() }

/// A name in such a list.
@inlinable public var dt: Tag<HTML.Dt> { Tag() }

/// What the name stands for.
@inlinable public var dd: Tag<HTML.Dd> { Tag() }

/// A picture or table that the text refers to.
@inlinable public var figure: Tag<HTML.Figure> { Tag() }

/// What a figure shows, in words.
@inlinable public var figcaption: Tag<HTML.Figcaption> { Tag() }

// What words are marked with.
extension HTML {
    /// A link.
    public enum A: ElementName {
        /// Written `<a>`.
        @inlinable public static var name: StaticString { "a" }
    }

    /// Words that are stressed.
    public enum Em: ElementName {
        /// Written `<em>`.
        @inlinable public static var name: StaticString { "em" }
    }

    /// Words that matter.
    public enum Strong: ElementName {
        /// Written `<strong>`.
        @inlinable public static var name: StaticString { "strong" }
    }

    /// Side remarks and small print.
    public enum Small: ElementName {
        /// Written `<small>`.
        @inlinable public static var name: StaticString { "small" }
    }

    /// What is no longer true.
    public enum S: ElementName {
        /// Written `<s>`.
        @inlinable public static var name: StaticString { "s" }
    }

    /// The title of a work.
    public enum Cite: ElementName {
        /// Written `<cite>`.
        @inlinable public static var name: StaticString { "cite" }
    }

    /// A quotation within a sentence.
    public enum Q: ElementName {
        /// Written `<q>`.
        @inlinable public static var name: StaticString { "q" }
    }

    /// A term where it is defined.
    public enum Dfn: ElementName {
        /// Written `<dfn>`.
        @inlinable public static var name: StaticString { "dfn" }
    }

    /// An abbreviation.
    public enum Abbr: ElementName {
        /// Written `<abbr>`.
        @inlinable public static var name: StaticString { "abbr" }
    }

    /// A value with its form for machines.
    public enum Data: ElementName {
        /// Written `<data>`.
        @inlinable public static var name: StaticString { "data" }
    }

    /// A moment or a span with its form for machines.
    public enum Time: ElementName {
        /// Written `<time>`.
        @inlinable public static var name: StaticString { "time" }
    }

    /// A piece of a program.
    public enum Code: ElementName {
        /// Written `<code>`.
        @inlinable public static var name: StaticString { "code" }
    }

    /// What a program says.
    public enum Samp: ElementName {
        /// Written `<samp>`.
        @inlinable public static var name: StaticString { "samp" }
    }

    /// What is typed.
    public enum Kbd: ElementName {
        /// Written `<kbd>`.
        @inlinable public static var name: StaticString { "kbd" }
    }

    /// A quantity in a formula.
    public enum Variable: ElementName {
        /// Written `<var>`.
        @inlinable public static var name: StaticString { "var" }
    }

    /// What stands below the line.
    public enum Sub: ElementName {
        /// Written `<sub>`.
        @inlinable public static var name: StaticString { "sub" }
    }

    /// What stands above the line.
    public enum Sup: ElementName {
        /// Written `<sup>`.
        @inlinable public static var name: StaticString { "sup" }
    }

    /// Words in another voice.
    public enum I: ElementName {
        /// Written `<i>`.
        @inlinable public static var name: StaticString { "i" }
    }

    /// Words that catch the eye.
    public enum B: ElementName {
        /// Written `<b>`.
        @inlinable public static var name: StaticString { "b" }
    }

    /// Words with an annotation.
    public enum U: ElementName {
        /// Written `<u>`.
        @inlinable public static var name: StaticString { "u" }
    }

    /// Words that are relevant now, such as what was searched for.
    public enum Mark: ElementName {
        /// Written `<mark>`.
        @inlinable public static var name: StaticString { "mark" }
    }

    /// Text whose direction is its own.
    public enum Bdi: ElementName {
        /// Written `<bdi>`.
        @inlinable public static var name: StaticString { "bdi" }
    }

    /// Text whose direction is set.
    public enum Bdo: ElementName {
        /// Written `<bdo>`.
        @inlinable public static var name: StaticString { "bdo" }
    }

    /// Words with their pronunciation.
    public enum Ruby: ElementName {
        /// Written `<ruby>`.
        @inlinable public static var name: StaticString { "ruby" }
    }

    /// The pronunciation.
    public enum Rt: ElementName {
        /// Written `<rt>`.
        @inlinable public static var name: StaticString { "rt" }
    }

    /// Brackets for browsers that cannot place it above.
    public enum Rp: ElementName {
        /// Written `<rp>`.
        @inlinable public static var name: StaticString { "rp" }
    }

    /// What was added.
    public enum Ins: ElementName {
        /// Written `<ins>`.
        @inlinable public static var name: StaticString { "ins" }
    }

    /// What was taken out.
    public enum Del: ElementName {
        /// Written `<del>`.
        @inlinable public static var name: StaticString { "del" }
    }

    /// Words without a meaning of their own.
    public enum Span: ElementName {
        /// Written `<span>`.
        @inlinable public static var name: StaticString { "span" }
    }

    /// The end of a line.
    public enum Br: ElementName {
        /// Written `<br>`.
        @inlinable public static var name: StaticString { "br" }
    }

    /// Where a line may be broken.
    public enum Wbr: ElementName {
        /// Written `<wbr>`.
        @inlinable public static var name: StaticString { "wbr" }
    }
}

/// A link.
@inlinable public var a: Tag<HTML.A> { Tag() }

/// Words that are stressed.
@inlinable public var em: Tag<HTML.Em> { Tag() }

/// Words that matter.
@inlinable public var strong: Tag<HTML.Strong> { Tag() }

/// Side remarks and small print.
@inlinable public var small: Tag<HTML.Small> { Tag() }

/// What is no longer true.
@inlinable public var s: Tag<HTML.S> { Tag() }

/// The title of a work.
@inlinable public var cite: Tag<HTML.Cite> { Tag() }

/// A quotation within a sentence.
@inlinable public var q: Tag<HTML.Q> { Tag() }

/// A term where it is defined.
@inlinable public var dfn: Tag<HTML.Dfn> { Tag() }

/// An abbreviation.
@inlinable public var abbr: Tag<HTML.Abbr> { Tag() }

/// A value with its form for machines.
@inlinable public var data: Tag<HTML.Data> { Tag() }

/// A moment or a span with its form for machines.
@inlinable public var time: Tag<HTML.Time> { Tag() }

/// A piece of a program.
@inlinable public var code: Tag<HTML.Code> { Tag() }

/// What a program says.
@inlinable public var samp: Tag<HTML.Samp> { Tag() }

/// What is typed.
@inlinable public var kbd: Tag<HTML.Kbd> { Tag() }

/// A quantity in a formula.
@inlinable public var variable: Tag<HTML.Variable> { Tag() }

/// What stands below the line.
@inlinable public var sub: Tag<HTML.Sub> { Tag() }

/// What stands above the line.
@inlinable public var sup: Tag<HTML.Sup> { Tag() }

/// Words in another voice.
@inlinable public var i: Tag<HTML.I> { Tag() }

/// Words that catch the eye.
@inlinable public var b: Tag<HTML.B> { Tag() }

/// Words with an annotation.
@inlinable public var u: Tag<HTML.U> { Tag() }

/// Words that are relevant now, such as what was searched for.
@inlinable public var mark: Tag<HTML.Mark> { Tag() }

/// Text whose direction is its own.
@inlinable public var bdi: Tag<HTML.Bdi> { Tag() }

/// Text whose direction is set.
@inlinable public var bdo: Tag<HTML.Bdo> { Tag() }

/// Words with their pronunciation.
@inlinable public var ruby: Tag<HTML.Ruby> { Tag() }

/// The pronunciation.
@inlinable public var rt: Tag<HTML.Rt> { Tag() }

/// Brackets for browsers that cannot place it above.
@inlinable public var rp: Tag<HTML.Rp> { Tag() }

/// What was added.
@inlinable public var ins: Tag<HTML.Ins> { Tag() }

/// What was taken out.
@inlinable public var del: Tag<HTML.Del> { Tag() }

/// Words without a meaning of their own.
@inlinable public var span: Tag<HTML.Span> { Tag() }

/// The end of a line.
@inlinable public var br: VoidTag<HTML.Br> { VoidTag() }

/// Where a line may be broken.
@inlinable public var wbr: VoidTag<HTML.Wbr> { VoidTag() }

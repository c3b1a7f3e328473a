// The parts of a page.
extension HTML {
    /// What the page is about.
    public enum Main: ElementName {
        /// Written `<main>`.
        @inlinable public static var name: StaticString { "main" }
    }

    /// Links to other pages or parts.
    public enum Nav: ElementName {
        /// Written `<nav>`.
        @inlinable public static var name: StaticString { "nav" }
    }

    /// What introduces a page or a part.
    public enum Header: ElementName {
        /// Written `<header>`.
        @inlinable public static var name: StaticString { "header" }
    }

    /// What closes a page or a part.
    public enum Footer: ElementName {
        /// Written `<footer>`.
        @inlinable public static var name: StaticString { "footer" }
    }

    /// A part with a heading of its own.
    public enum Section: ElementName {
        /// Written `<section>`.
        @inlinable public static var name: StaticString { "section" }
    }

    /// A part that makes sense by itself, such as a story.
    public enum Article: ElementName {
        /// Written `<article>`.
        @inlinable public static var name: StaticString { "article" }
    }

    /// What stands beside the matter.
    public enum Aside: ElementName {
        /// Written `<aside>`.
        @inlinable public static var name: StaticString { "aside" }
    }

    /// Controls that search or filter.
    public enum Search: ElementName {
        /// Written `<search>`.
        @inlinable public static var name: StaticString { "search" }
    }

    /// How to reach whoever is responsible for a part.
    public enum Address: ElementName {
        /// Written `<address>`.
        @inlinable public static var name: StaticString { "address" }
    }

    /// The heading of the page.
    public enum H1: ElementName {
        /// Written `<h1>`.
        @inlinable public static var name: StaticString { "h1" }
    }

    /// The heading of a part.
    public enum H2: ElementName {
        /// Written `<h2>`.
        @inlinable public static var name: StaticString { "h2" }
    }

    /// A heading of the third rank.
    public enum H3: ElementName {
        /// Written `<h3>`.
        @inlinable public static var name: StaticString { "h3" }
    }

    /// A heading of the fourth rank.
    public enum H4: ElementName {
        /// Written `<h4>`.
        @inlinable public static var name: StaticString { "h4" }
    }

    /// A heading of the fifth rank.
    public enum H5: ElementName {
        /// Written `<h5>`.
        @inlinable public static var name: StaticString { "h5" }
    }

    /// A heading of the sixth rank.
    public enum H6: ElementName {
        /// Written `<h6>`.
        @inlinable public static var name: StaticString { "h6" }
    }

    /// A heading with its subtitle.
    public enum Hgroup: ElementName {
        /// Written `<hgroup>`.
        @inlinable public static var name: StaticString { "hgroup" }
    }

    /// A box without a meaning.
    public enum Div: ElementName {
        /// Written `<div>`.
        @inlinable public static var name: StaticString { "div" }
    }
}

/// What the page is about.
@inlinable public var main: Tag<HTML.Main> { Tag() }

/// Links to other pages or parts.
@inlinable public var nav: Tag<HTML.Nav> { Tag() }

/// What introduces a page or a part.
@inlinable public var header: Tag<HTML.Header> { Tag() }

/// What closes a page or a part.
@inlinable public var footer: Tag<HTML.Footer> { Tag() }

/// A part with a heading of its own.
@inlinable public var section: Tag<HTML.Section> { Tag() }

/// A part that makes sense by itself, such as a story.
@inlinable public var article: Tag<HTML.Article> { Tag() }

/// What stands beside the matter.
@inlinable public var aside: Tag<HTML.Aside> { Tag() }

/// Controls that search or filter.
@inlinable public var search: Tag<HTML.Search> { Tag() }

/// How to reach whoever is responsible for a part.
@inlinable public var address: Tag<HTML.Address> { Tag() }

/// The heading of the page.
@inlinable public var h1: Tag<HTML.H1> { Tag() }

/// The heading of a part.
@inlinable public var h2: Tag<HTML.H2> { Tag() }

/// A heading of the third rank.
@inlinable public var h3: Tag<HTML.H3> { Tag() }

/// A heading of the fourth rank.
@inlinable public var h4: Tag<HTML.H4> { Tag() }

/// A heading of the fifth rank.
@inlinable public var h5: Tag<HTML.H5> { Tag() }

/// A heading of the sixth rank.
@inlinable public var h6: Tag<HTML.H6> { Tag() }

/// A heading with its subtitle.
@inlinable public var hgroup: Tag<HTML.Hgroup> { Tag() }

/// A box without a meaning.
@inlinable public var div: Tag<HTML.Div> { Tag() }

// What a page and its head are made of.
extension HTML {
    /// The whole page.
    public enum Root: ElementName {
        /// Written `<html>`.
        @inlinable public static var name: StaticString { "html" }
    }

    /// What a page says about itself.
    public enum Head: ElementName {
        /// Written `<head>`.
        @inlinable public static var name: StaticString { "head" }
    }

    /// What a page shows.
    public enum Body: ElementName {
        /// Written `<body>`.
        @inlinable public static var name: StaticString { "body" }
    }

    /// The name of the page, for tabs and bookmarks.
    public enum Title: ElementName {
        /// Written `<title>`.
        @inlinable public static var name: StaticString { "title" }
    }

    /// The address that relative links are resolved against.
    public enum Base: ElementName {
        /// Written `<base>`.
        @inlinable public static var name: StaticString { "base" }
    }

    /// A resource that the page needs or that describes it.
    public enum Link: ElementName {
        /// Written `<link>`.
        @inlinable public static var name: StaticString { "link" }
    }

    /// A fact about the page.
    public enum Meta: ElementName {
        /// Written `<meta>`.
        @inlinable public static var name: StaticString { "meta" }
    }

    /// Style rules within the page.
    public enum Style: ElementName {
        /// Written `<style>`.
        @inlinable public static var name: StaticString { "style" }
    }

    /// A program or data for one.
    public enum Script: ElementName {
        /// Written `<script>`.
        @inlinable public static var name: StaticString { "script" }
    }

    /// What is shown where scripts are off.
    public enum Noscript: ElementName {
        /// Written `<noscript>`.
        @inlinable public static var name: StaticString { "noscript" }
    }

    /// Content that is kept for later, or the shadow tree of its parent.
    public enum Template: ElementName {
        /// Written `<template>`.
        @inlinable public static var name: StaticString { "template" }
    }

    /// A place in a shadow tree for content from outside; what it holds stands there until then.
    public enum Slot: ElementName {
        /// Written `<slot>`.
        @inlinable public static var name: StaticString { "slot" }
    }
}

/// The whole page.
@inlinable public var html: Tag<HTML.Root> { Tag() }

/// What a page says about itself.
@inlinable public var head: Tag<HTML.Head> { Tag() }

/// What a page shows.
@inlinable public var body: Tag<HTML.Body> { Tag() }

/// The name of the page, for tabs and bookmarks.
@inlinable public var title: LeafTag<HTML.Title, Text> { LeafTag() }

/// The address that relative links are resolved against.
@inlinable public var base: VoidTag<HTML.Base> { VoidTag() }

/// A resource that the page needs or that describes it.
@inlinable public var link: VoidTag<HTML.Link> { VoidTag() }

/// A fact about the page.
@inlinable public var meta: VoidTag<HTML.Meta> { VoidTag() }

/// Style rules within the page.
@inlinable public var style: LeafTag<HTML.Style, StyleSheet> { LeafTag() }

/// A program or data for one.
@inlinable public var script: LeafTag<HTML.Script, MarkupScript> { LeafTag() }

/// What is shown where scripts are off.
@inlinable public var noscript: Tag<HTML.Noscript> { Tag() }

/// Content that is kept for later, or the shadow tree of its parent.
@inlinable public var template: Tag<HTML.Template> { Tag() }

/// A place in a shadow tree for content from outside; what it holds stands there until then.
@inlinable public var slot: Tag<HTML.Slot> { Tag() }

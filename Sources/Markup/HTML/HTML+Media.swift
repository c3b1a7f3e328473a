// Pictures, sound and other documents.
extension HTML {
    /// A picture.
    public enum Img: ElementName {
        /// Written `<img>`.
        @inlinable public static var name: StaticString { "img" }
    }

    /// A picture in several forms.
    public enum Picture: ElementName {
        /// Written `<picture>`.
        @inlinable public static var name: StaticString { "picture" }
    }

    /// One form of a picture, film or sound.
    public enum Source: ElementName {
        /// Written `<source>`.
        @inlinable public static var name: StaticString { "source" }
    }

    /// A sound.
    public enum Audio: ElementName {
        /// Written `<audio>`.
        @inlinable public static var name: StaticString { "audio" }
    }

    /// A film.
    public enum Video: ElementName {
        /// Written `<video>`.
        @inlinable public static var name: StaticString { "video" }
    }

    /// Subtitles or captions.
    public enum Track: ElementName {
        /// Written `<track>`.
        @inlinable public static var name: StaticString { "track" }
    }

    /// A surface that a script paints.
    public enum Canvas: ElementName {
        /// Written `<canvas>`.
        @inlinable public static var name: StaticString { "canvas" }
    }

    /// A page within the page.
    public enum Iframe: ElementName {
        /// Written `<iframe>`.
        @inlinable public static var name: StaticString { "iframe" }
    }

    /// Something that a plug-in shows.
    public enum Embed: ElementName {
        /// Written `<embed>`.
        @inlinable public static var name: StaticString { "embed" }
    }

    /// Something embedded, with what stands in for it.
    public enum Object: ElementName {
        /// Written `<object>`.
        @inlinable public static var name: StaticString { "object" }
    }

    /// The links in a picture.
    public enum ImageMap: ElementName {
        /// Written `<map>`.
        @inlinable public static var name: StaticString { "map" }
    }

    /// A link on part of a picture.
    public enum Area: ElementName {
        /// Written `<area>`.
        @inlinable public static var name: StaticString { "area" }
    }
}

/// A picture.
@inlinable public var img: VoidTag<HTML.Img> { VoidTag() }

/// A picture in several forms.
@inlinable public var picture: Tag<HTML.Picture> { Tag() }

/// One form of a picture, film or sound.
@inlinable public var source: VoidTag<HTML.Source> { VoidTag() }

/// A sound.
@inlinable public var audio: Tag<HTML.Audio> { Tag() }

/// A film.
@inlinable public var video: Tag<HTML.Video> { Tag() }

/// Subtitles or captions.
@inlinable public var track: VoidTag<HTML.Track> { VoidTag() }

/// A surface that a script paints.
@inlinable public var canvas: Tag<HTML.Canvas> { Tag() }

/// A page within the page.
@inlinable public var iframe: LeafTag<HTML.Iframe, Nothing> { LeafTag() }

/// Something that a plug-in shows.
@inlinable public var embed: VoidTag<HTML.Embed> { VoidTag() }

/// Something embedded, with what stands in for it.
@inlinable public var object: Tag<HTML.Object> { Tag() }

/// The links in a picture.
@inlinable public var imageMap: Tag<HTML.ImageMap> { Tag() }

/// A link on part of a picture.
@inlinable public var area: VoidTag<HTML.Area> { VoidTag() }

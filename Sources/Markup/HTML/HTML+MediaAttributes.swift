extension Attribute where Name: HTML.SizedElement {
    /// The width in pixels.
    @inlinable public static func width(_ value: Int) -> Self { Self("width", .integer(value)) }

    /// The height in pixels.
    @inlinable public static func height(_ value: Int) -> Self { Self("height", .integer(value)) }
}

extension Attribute where Name == HTML.Img {
    /// What the picture shows, in words; empty where it only decorates.
    @inlinable public static func alt(_ value: String) -> Self { Self("alt", .text(value)) }

    /// Whether it is fetched only when it comes near the window.
    @inlinable public static func loading(_ value: HTML.Loading) -> Self { Self("loading", .text(value.rawValue)) }

    /// Whether the page waits for it.
    @inlinable public static func decoding(_ value: HTML.Decoding) -> Self { Self("decoding", .text(value.rawValue)) }

    /// How wide the picture will be shown.
    @inlinable public static func sizes(_ value: String) -> Self { Self("sizes", .text(value)) }

    /// Another form of the picture, such as `2x` or `640w`.
    @inlinable public static func srcset(_ link: Link, _ descriptor: String) -> Self {
        Self("srcset", .text(link.description + " " + descriptor))
    }

    /// What the other site learns about this page.
    @inlinable public static func referrerPolicy(_ value: HTML.ReferrerPolicy) -> Self {
        Self("referrerpolicy", .text(value.rawValue))
    }
}

extension Attribute where Name == HTML.Source {
    /// The media type.
    @inlinable public static func type(_ value: String) -> Self { Self("type", .text(value)) }

    /// The media that this form is for.
    @inlinable public static func media(_ value: String) -> Self { Self("media", .text(value)) }

    /// The address of a picture's form.
    @inlinable public static func srcset(_ link: Link) -> Self { Self("srcset", .text(link.description)) }

    /// How wide the picture will be shown.
    @inlinable public static func sizes(_ value: String) -> Self { Self("sizes", .text(value)) }
}

extension Attribute where Name == HTML.Iframe {
    /// Whether it is fetched only when it comes near the window.
    @inlinable public static func loading(_ value: HTML.Loading) -> Self { Self("loading", .text(value.rawValue)) }

    /// What the page within may do; empty: nothing.
    @inlinable public static func sandbox(_ value: String) -> Self { Self("sandbox", .text(value)) }

    /// Which abilities of the browser the page within may use.
    @inlinable public static func allow(_ value: String) -> Self { Self("allow", .text(value)) }

    /// What the page within learns about this one.
    @inlinable public static func referrerPolicy(_ value: HTML.ReferrerPolicy) -> Self {
        Self("referrerpolicy", .text(value.rawValue))
    }
}

extension Attribute where Name: HTML.MediaElement {
    /// It can be started and stopped.
    @inlinable public static var controls: Self { Self("controls", .flag) }

    /// It plays by itself.
    @inlinable public static var autoplay: Self { Self("autoplay", .flag) }

    /// It begins again at its end.
    @inlinable public static var loop: Self { Self("loop", .flag) }

    /// It is silent at first.
    @inlinable public static var muted: Self { Self("muted", .flag) }

    /// What is fetched before it plays.
    @inlinable public static func preload(_ value: HTML.Preload) -> Self { Self("preload", .text(value.rawValue)) }
}

extension Attribute where Name == HTML.Video {
    /// The picture that is shown before it plays.
    @inlinable public static func poster(_ link: Link) -> Self { Self("poster", .text(link.description)) }

    /// It plays within the page.
    @inlinable public static var playsInline: Self { Self("playsinline", .flag) }
}

extension Attribute where Name == HTML.Track {
    /// What the track is.
    @inlinable public static func kind(_ value: HTML.TrackKind) -> Self { Self("kind", .text(value.rawValue)) }

    /// The language of the track.
    @inlinable public static func srclang(_ value: String) -> Self { Self("srclang", .text(value)) }

    /// The track is on at first.
    @inlinable public static var `default`: Self { Self("default", .flag) }
}

extension Attribute where Name == HTML.Area {
    /// Where the link leads, in words.
    @inlinable public static func alt(_ value: String) -> Self { Self("alt", .text(value)) }

    /// The outline of the link.
    @inlinable public static func coords(_ value: String) -> Self { Self("coords", .text(value)) }

    /// The kind of outline.
    @inlinable public static func shape(_ value: HTML.AreaShape) -> Self { Self("shape", .text(value.rawValue)) }
}

extension Attribute where Name == HTML.Object {
    /// The media type.
    @inlinable public static func type(_ value: String) -> Self { Self("type", .text(value)) }

    /// The address of what is embedded.
    @inlinable public static func data(_ link: Link) -> Self { Self("data", .text(link.description)) }
}

extension Attribute where Name == HTML.Embed {
    /// The media type.
    @inlinable public static func type(_ value: String) -> Self { Self("type", .text(value)) }
}

extension Attribute where Name: HTML.LinkingElement {
    /// The address it leads to.
    @inlinable public static func href(_ link: Link) -> Self { Self("href", .text(link.description)) }
}

extension Attribute where Name: HTML.SourcedElement {
    /// The address of what it shows.
    @inlinable public static func src(_ link: Link) -> Self { Self("src", .text(link.description)) }
}

extension Attribute where Name: HTML.TargetingElement {
    /// Where the other page opens.
    @inlinable public static func target(_ value: HTML.Target) -> Self { Self("target", .text(value.rawValue)) }

    /// In the frame that goes by this name.
    @inlinable public static func target(_ frame: ElementID) -> Self { Self("target", .text(frame.description)) }
}

extension Attribute where Name: HTML.RelatedElement {
    /// How the other page is related to this one.
    @inlinable public static func rel(_ value: HTML.Relation) -> Self { Self("rel", .text(value.rawValue)) }

    /// How the other page is related to this one, in two ways.
    @inlinable public static func rel(_ first: HTML.Relation, _ second: HTML.Relation) -> Self {
        Self("rel", .text(first.rawValue + " " + second.rawValue))
    }
}

extension Attribute where Name == HTML.A {
    /// The address is saved under this name.
    @inlinable public static func download(_ value: String) -> Self { Self("download", .text(value)) }

    /// The address is saved.
    @inlinable public static var download: Self { Self("download", .flag) }

    /// The language of the other page.
    @inlinable public static func hreflang(_ value: String) -> Self { Self("hreflang", .text(value)) }

    /// What the other page learns about this one.
    @inlinable public static func referrerPolicy(_ value: HTML.ReferrerPolicy) -> Self {
        Self("referrerpolicy", .text(value.rawValue))
    }

    /// The media type of the other page.
    @inlinable public static func type(_ value: String) -> Self { Self("type", .text(value)) }
}

extension Attribute where Name == HTML.Link {
    /// The media type of the resource.
    @inlinable public static func type(_ value: String) -> Self { Self("type", .text(value)) }

    /// The media that the resource is for.
    @inlinable public static func media(_ value: String) -> Self { Self("media", .text(value)) }

    /// The sizes of an icon.
    @inlinable public static func sizes(_ value: String) -> Self { Self("sizes", .text(value)) }

    /// The language of the resource.
    @inlinable public static func hreflang(_ value: String) -> Self { Self("hreflang", .text(value)) }

    /// What a resource that is fetched early will be used as.
    @inlinable public static func `as`(_ value: HTML.PreloadKind) -> Self { Self("as", .text(value.rawValue)) }

    /// The hash that the resource must have.
    @inlinable public static func integrity(_ value: String) -> Self { Self("integrity", .text(value)) }

    /// The colour of a mask icon.
    @inlinable public static func color(_ value: String) -> Self { Self("color", .text(value)) }

    /// The style sheet is not applied.
    @inlinable public static var disabled: Self { Self("disabled", .flag) }
}

extension Attribute where Name == HTML.Meta {
    /// The encoding of the page: always `utf-8`.
    @inlinable public static func charset(_ value: String) -> Self { Self("charset", .text(value)) }

    /// The value of the fact.
    @inlinable public static func content(_ value: String) -> Self { Self("content", .text(value)) }

    /// The header that the fact stands for.
    @inlinable public static func httpEquivalent(_ value: String) -> Self { Self("http-equiv", .text(value)) }

    /// The media that the fact holds for.
    @inlinable public static func media(_ value: String) -> Self { Self("media", .text(value)) }

    /// The name of a fact for other sites.
    @inlinable public static func property(_ value: String) -> Self { Self("property", .text(value)) }
}

extension Attribute where Name == HTML.Style {
    /// The media that the rules are for.
    @inlinable public static func media(_ value: String) -> Self { Self("media", .text(value)) }
}

extension Attribute where Name == HTML.Script {
    /// What is in it.
    @inlinable public static func type(_ value: HTML.ScriptType) -> Self { Self("type", .text(value.rawValue)) }

    /// It runs as soon as it is there.
    @inlinable public static var `async`: Self { Self("async", .flag) }

    /// It runs once the page is parsed.
    @inlinable public static var `defer`: Self { Self("defer", .flag) }

    /// It runs only in browsers without modules.
    @inlinable public static var noModule: Self { Self("nomodule", .flag) }

    /// The hash that the program must have.
    @inlinable public static func integrity(_ value: String) -> Self { Self("integrity", .text(value)) }
}

extension Attribute where Name: HTML.FetchingElement {
    /// Whether credentials go along to another origin.
    @inlinable public static func crossOrigin(_ value: HTML.CrossOrigin) -> Self {
        Self("crossorigin", .text(value.rawValue))
    }

    /// How urgently it is fetched.
    @inlinable public static func fetchPriority(_ value: HTML.FetchPriority) -> Self {
        Self("fetchpriority", .text(value.rawValue))
    }
}

extension Attribute where Name == HTML.Template {
    /// The template is the shadow tree of its parent.
    @inlinable public static func shadowRootMode(_ value: HTML.ShadowRootMode) -> Self {
        Self("shadowrootmode", .text(value.rawValue))
    }

    /// The focus goes to the first part that can take it.
    @inlinable public static var shadowRootDelegatesFocus: Self { Self("shadowrootdelegatesfocus", .flag) }

    /// Copies of the host have the shadow tree too.
    @inlinable public static var shadowRootClonable: Self { Self("shadowrootclonable", .flag) }

    /// The shadow tree is written out with its host.
    @inlinable public static var shadowRootSerializable: Self { Self("shadowrootserializable", .flag) }
}

extension Attribute where Name == HTML.Slot {
    /// The name by which content from outside chooses it.
    @inlinable public static func name(_ name: ElementID) -> Self { Self("name", .text(name.description)) }
}

// What attributes of links and scripts say.
extension HTML {
    /// Where a page opens.
    public enum Target: String, Sendable {
        /// Here.
        case this = "_self"
        /// In a new window.
        case blank = "_blank"
        /// In the page around.
        case parent = "_parent"
        /// In the whole window.
        case top = "_top"
    }

    /// How another page is related to this one.
    public enum Relation: String, Sendable {
        /// The same in another form.
        case alternate
        /// Who wrote it.
        case author
        /// The address to prefer.
        case canonical
        /// On another site.
        case external
        /// Help.
        case help
        /// The icon.
        case icon
        /// The icon on a phone's home screen.
        case appleTouchIcon = "apple-touch-icon"
        /// The licence.
        case license
        /// The manifest of an application.
        case manifest
        /// The same person.
        case me
        /// A module to fetch early.
        case modulePreload = "modulepreload"
        /// The next of a series.
        case next
        /// Not endorsed.
        case nofollow
        /// It learns nothing of the window that opened it.
        case noopener
        /// It learns nothing of this page.
        case noreferrer
        /// A site to connect to early.
        case preconnect
        /// Something to fetch when idle.
        case prefetch
        /// Something to fetch early.
        case preload
        /// The previous of a series.
        case previous = "prev"
        /// A search.
        case search
        /// Style rules.
        case stylesheet
        /// A subject.
        case tag
    }

    /// What another site learns about this page.
    public enum ReferrerPolicy: String, Sendable {
        /// Nothing.
        case noReferrer = "no-referrer"
        /// The site.
        case origin
        /// The address, on this site only.
        case sameOrigin = "same-origin"
        /// The site, unless the connection is weaker.
        case strictOrigin = "strict-origin"
        /// The address on this site, the site elsewhere.
        case strictOriginWhenCrossOrigin = "strict-origin-when-cross-origin"
    }

    /// What something fetched early is used as.
    public enum PreloadKind: String, Sendable {
        /// A font.
        case font
        /// A picture.
        case image
        /// A program.
        case script
        /// Style rules.
        case style
        /// Data.
        case fetch
    }

    /// Whether credentials go along.
    public enum CrossOrigin: String, Sendable {
        /// They do not.
        case anonymous
        /// They do.
        case useCredentials = "use-credentials"
    }

    /// How urgent something is.
    public enum FetchPriority: String, Sendable {
        /// Before others.
        case high
        /// After others.
        case low
        /// As the browser thinks.
        case auto
    }

    /// What a script holds.
    public enum ScriptType: String, Sendable {
        /// A module.
        case module
        /// Data.
        case json = "application/json"
        /// Data for search engines.
        case linkedData = "application/ld+json"
        /// The addresses of modules.
        case importMap = "importmap"
        /// Pages to fetch early.
        case speculationRules = "speculationrules"
    }

    /// Whether scripts outside reach into a shadow tree.
    public enum ShadowRootMode: String, Sendable {
        /// They do.
        case open
        /// They do not.
        case closed
    }
}

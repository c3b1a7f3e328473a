public import Markup

/// Where a page finds its stylesheets, scripts and icons; the addresses change with the files.
///
/// Shared by all pages, which tell by it whether they are out of date.
public final class PageAssets: Sendable {
    /// In the order in which they count.
    public let stylesheets: [Link]
    /// Modules that make a page more comfortable; it works without them.
    public let scripts: [Link]
    /// Modules that single pages name, by the names of their files.
    public let singleScripts: [String: Link]
    /// The icon of the site.
    public let favicon: Link
    /// The file that holds all icons.
    public let icons: Link

    /// Names the files of a site.
    public init(
        stylesheets: [Link],
        scripts: [Link] = [],
        singleScripts: [String: Link] = [:],
        favicon: Link,
        icons: Link
    ) {
        self.stylesheets = stylesheets
        self.scripts = scripts
        self.singleScripts = singleScripts
        self.favicon = favicon
        self.icons = icons
    }

    /// The same for a page that needs one more module, if there is such a file.
    public func adding(_ script: String) -> PageAssets {
        PageAssets(
            stylesheets: stylesheets,
            scripts: scripts + [singleScripts[script]].compactMap { $0 },
            singleScripts: singleScripts,
            favicon: favicon,
            icons: icons
        )
    }
}

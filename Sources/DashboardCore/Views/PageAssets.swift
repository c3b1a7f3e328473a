public import Markup

/// Where a page finds its stylesheets, scripts and icons; the addresses change with the files.
///
/// Shared by all pages, which tell by it whether they are out of date.
public final class PageAssets: Sendable {
    /// In the order in which they count.
    public let stylesheets: [Link]
    /// Modules that make a page more comfortable; it works without them.
    public let scripts: [Link]
    /// The icon of the site.
    public let favicon: Link
    /// The file that holds all icons.
    public let icons: Link

    /// Names the files of a site.
    public init(stylesheets: [Link], scripts: [Link] = [], favicon: Link, icons: Link) {
        self.stylesheets = stylesheets
        self.scripts = scripts
        self.favicon = favicon
        self.icons = icons
    }
}

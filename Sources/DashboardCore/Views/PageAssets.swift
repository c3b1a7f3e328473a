public import Markup

/// Where a page finds its stylesheets and icons; the addresses change with the files.
public struct PageAssets: Sendable {
    /// In the order in which they count.
    public let stylesheets: [Link]
    /// The icon of the site.
    public let favicon: Link
    /// The file that holds all icons.
    public let icons: Link

    /// Names the files of a site.
    public init(stylesheets: [Link], favicon: Link, icons: Link) {
        self.stylesheets = stylesheets
        self.favicon = favicon
        self.icons = icons
    }
}

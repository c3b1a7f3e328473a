import DashboardCore
import Markup

extension AssetTable {
    /// The files that every page names; a table without them cannot serve pages.
    func pageAssets() throws(StartError) -> PageAssets {
        for part in Self.stylesheetParts { _ = try link(to: part) }
        var scripts: [Link] = []
        for name in names where name.hasPrefix("js/") && name.hasSuffix(".js") { scripts.append(try link(to: name)) }
        return PageAssets(
            stylesheets: [try link(to: Self.stylesheet)],
            scripts: scripts,
            favicon: try link(to: "favicon.svg"),
            icons: try link(to: "icons.svg")
        )
    }

    private func link(to name: String) throws(StartError) -> Link {
        let address = try address(of: name)
        guard let link = Link(untrusted: address) else {
            throw StartError(description: "the public file “\(name)” has a name that no link can hold")
        }
        return link
    }
}

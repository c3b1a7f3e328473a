import DashboardCore
import Markup

extension AssetTable {
    /// The files that every page names; a table without them cannot serve pages.
    func pageAssets() throws(StartError) -> PageAssets {
        var stylesheets: [Link] = []
        for name in ["tokens", "base", "frame", "parts", "modes"] {
            stylesheets.append(try link(to: "css/\(name).css"))
        }
        return PageAssets(
            stylesheets: stylesheets,
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

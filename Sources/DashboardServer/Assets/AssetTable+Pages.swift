import DashboardCore
import Markup

extension AssetTable {
    /// The folder of what only single pages need, so that the first visit of all others does not pay for it.
    private static let single = "js/single/"

    /// The files that every page names; a table without them cannot serve pages.
    func pageAssets() throws(StartError) -> PageAssets {
        for part in Self.stylesheetParts { _ = try link(to: part) }
        var scripts: [Link] = []
        var singleScripts: [String: Link] = [:]
        for name in names where name.hasPrefix("js/") && name.hasSuffix(".js") {
            if name.hasPrefix(Self.single) {
                singleScripts[String(name.dropFirst(Self.single.count))] = try link(to: name)
            } else {
                scripts.append(try link(to: name))
            }
        }
        return PageAssets(
            stylesheets: [try link(to: Self.stylesheet)],
            scripts: scripts,
            singleScripts: singleScripts,
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

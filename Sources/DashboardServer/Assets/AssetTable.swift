import Crypto
import FoundationEssentials
import HTTPDaemon

/// Every file that may be served, read once; what a request asks for is looked up here and never on the disk.
///
/// A file is found under a name that holds the hash of its content, so a browser may keep it for ever.
struct AssetTable: Sendable {
    /// Larger files are sent from the disk instead of from memory.
    private static let keptInMemory = 512 * 1024

    /// What pages link: one file, so that a visitor waits for one answer.
    static let stylesheet = "css/daybook.css"

    /// What it is joined from; within a cascade layer, the later one wins.
    static let stylesheetParts = [
        "tokens", "base", "controls", "drawing", "frame", "hero", "days", "reading", "kiosk", "door", "cards",
        "questions", "heights", "states", "importing", "charts", "week", "rows", "places", "gallery", "modes", "print",
    ].map { "css/\($0).css" }

    private let byAddress: [String: Asset]
    private let addresses: [String: String]

    /// Reads a folder with everything in it, or says in one line what is wrong with it.
    init(folder: String) throws(StartError) {
        var builder = AssetTableBuilder(files: try AssetFolder(path: folder).files())
        for name in builder.names { try builder.include(name) }
        builder.join(Self.stylesheetParts, as: Self.stylesheet)
        addresses = builder.addresses
        byAddress = builder.assets.mapValues { file in
            file.bytes.count > Self.keptInMemory && !file.isRewritten
                ? .file(
                    path: file.path,
                    size: file.bytes.count,
                    type: file.type,
                    tag: EntityTag(Fingerprint(of: file.bytes).hex),
                    modified: file.modified
                )
                : .resource(Resource(file.bytes, type: file.type, caching: .immutable, lastModified: file.modified))
        }
    }

    /// The names of all files, in order.
    var names: [String] { addresses.keys.sorted() }

    /// Where a file is served, by its name in the folder; a page that names a missing file must not start.
    func address(of name: String) throws(StartError) -> String {
        guard let address = addresses[name] else {
            throw StartError(description: "the folder of public files has no “\(name)”, which the pages need")
        }
        return "/assets/" + address
    }

    /// The answer for what stands after `/assets/`.
    func answer(to request: Request, path: [String]) throws(HTTPError) -> Response {
        guard let asset = byAddress[path.joined(separator: "/")] else {
            throw HTTPError(.notFound, "There is no such file, or it has changed since the page was made.")
        }
        return asset.answer(to: request)
    }
}

import FoundationEssentials
import HTTPDaemon

/// A folder of public files as it is on the disk.
struct AssetFolder {
    /// A file before it has an address.
    struct File {
        let path: String
        let type: MediaType
        var modified: HTTPDate
        var bytes: [UInt8]
        var isRewritten = false
    }

    let path: String

    /// All files by their names relative to the folder; hidden ones and unknown types are left out.
    func files() throws(StartError) -> [String: File] {
        var isFolder: Bool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder else {
            throw StartError(description: "cannot read the folder of public files “\(path)”: there is no such folder")
        }
        guard let names = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
            throw StartError(description: "cannot read the folder of public files “\(path)”: permission denied")
        }
        var files: [String: File] = [:]
        for name in names where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            if let file = try read(name) { files[name] = file }
        }
        return files
    }

    private func read(_ name: String) throws(StartError) -> File? {
        let full = path + "/" + name
        guard let type = Self.type(of: name) else { return nil }
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: full)
            // A folder may be called like a stylesheet.
            if attributes[.type] as? FileAttributeType == .typeDirectory { return nil }
            let date = attributes[.modificationDate] as? Date
            return File(
                path: full,
                type: type,
                modified: HTTPDate(seconds: Int(date?.timeIntervalSince1970 ?? 0)),
                bytes: Array(try Data(contentsOf: URL(filePath: full)))
            )
        } catch {
            throw StartError(description: "cannot read the public file “\(full)”")
        }
    }

    private static func type(of name: String) -> MediaType? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return types[name[name.index(after: dot)...].lowercased()]
    }

    private static let types: [String: MediaType] = [
        "css": .css, "js": .javaScript, "svg": .svg, "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "webp": .webP,
        "ico": .icon, "woff2": .woff2, "txt": .plainText, "json": .json, "webmanifest": .webManifest, "html": .html,
    ]
}

import Crypto
import HTTPDaemon

/// Gives files their addresses, those first that others refer to, since an address depends on the content.
struct AssetTableBuilder {
    private var files: [String: AssetFolder.File]
    private var underWay: Set<String> = []

    private(set) var addresses: [String: String] = [:]
    private(set) var assets: [String: AssetFolder.File] = [:]

    init(files: [String: AssetFolder.File]) {
        self.files = files
    }

    var names: [String] { files.keys.sorted() }

    /// Enters a file and, before it, everything that it refers to.
    mutating func include(_ name: String) throws(StartError) {
        guard addresses[name] == nil, var file = files[name] else { return }
        guard underWay.insert(name).inserted else {
            throw StartError(description: "the public files refer to one another in a circle, at “\(name)”")
        }
        if file.type.subtype == "css" || file.type.subtype == "javascript" {
            let pieces = AssetReferences(file.bytes).pieces
            file.isRewritten = pieces.count > 1
            if file.isRewritten { file.bytes = Array(try rewrite(pieces, of: name).utf8) }
        }
        let address = Self.address(of: name, hash: Fingerprint(of: file.bytes).urlSafe.prefix(12))
        addresses[name] = address
        assets[address] = file
    }

    /// Joins files into one with a name of its own, if they are all there.
    mutating func join(_ names: [String], as name: String) {
        let parts = names.compactMap { part in addresses[part].flatMap { assets[$0] } }
        guard parts.count == names.count, var joined = parts.first else { return }
        joined.bytes = parts.flatMap(\.bytes)
        joined.modified = parts.map(\.modified).max() ?? joined.modified
        joined.isRewritten = true
        let address = Self.address(of: name, hash: Fingerprint(of: joined.bytes).urlSafe.prefix(12))
        addresses[name] = address
        assets[address] = joined
    }

    /// Replaces every reference to a file of ours by its address.
    private mutating func rewrite(_ pieces: [AssetReferences.Piece], of name: String) throws(StartError) -> String {
        var result = ""
        for piece in pieces {
            switch piece {
            case .text(let text): result += text
            case .reference(let reference): result += try addressOf(reference, in: name)
            }
        }
        return result
    }

    private mutating func addressOf(_ reference: String, in name: String) throws(StartError) -> String {
        let parts = reference.split(separator: "#", maxSplits: 1)
        guard let target = Self.resolve(String(parts[0]), from: name), files[target] != nil else {
            throw StartError(description: "the public file “\(name)” refers to “\(reference)”, which is not there")
        }
        try include(target)
        return "/assets/" + (addresses[target] ?? target) + (parts.count == 2 ? "#" + parts[1] : "")
    }

    private static func address(of name: String, hash: Substring) -> String {
        guard let dot = name.lastIndex(of: ".") else { return name + "-" + hash }
        return name[..<dot] + "-" + hash + name[dot...]
    }

    /// A relative name as seen from another file of the folder; nothing where it leads out of the folder.
    private static func resolve(_ reference: String, from name: String) -> String? {
        var segments = name.split(separator: "/").dropLast().map(String.init)
        for part in reference.split(separator: "/") {
            switch part {
            case ".": continue
            case "..":
                guard segments.popLast() != nil else { return nil }
            default: segments.append(String(part))
            }
        }
        return segments.joined(separator: "/")
    }
}

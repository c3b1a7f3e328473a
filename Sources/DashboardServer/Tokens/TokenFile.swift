import Crypto

/// The tokens of a data folder, read anew whenever somebody comes with one, so that one that is revoked is good for nothing
/// at once.
struct TokenFile {
    /// How many tokens there may be.
    static let most = 100
    private static let mostBytes = 32 * 1024

    private let file: PrivateFile

    init(in folder: String) {
        file = PrivateFile(path: "\(folder)/tokens")
    }

    func tokens() throws(StartError) -> [PushToken] {
        guard let bytes = try file.read(atMost: Self.mostBytes) else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let tokens = lines.compactMap { PushToken(line: $0) }
        guard tokens.count == lines.count, bytes.count <= Self.mostBytes else {
            throw StartError(description: "“\(file.path)” holds no tokens; move it away to start anew")
        }
        return tokens
    }

    func write(_ tokens: [PushToken]) throws(StartError) {
        try file.write(Array(tokens.map(\.line).joined().utf8))
    }

    /// Whether a text is one of the tokens; how long that takes tells nothing of which, or how nearly.
    func holds(_ text: String) throws(StartError) -> Bool {
        let digest = Digest.bytes(of: Array(text.utf8))
        return try tokens().reduce(false) { ConstantTime.equal($1.digest, digest) || $0 }
    }
}

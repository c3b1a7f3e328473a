/// An account as it stands in a file, in one line: `name:$argon2id$v=19$m=65536,t=3,p=1$salt$hash`.
///
/// A pure function of the file's bytes, so that any bytes at all can be tried on it.
package struct AccountLine: Hashable, Sendable {
    /// Larger files are none of ours.
    package static let mostBytes = 1024
    private static let longestName = 64

    /// What somebody types to come in.
    package let name: String
    /// What is kept of the passphrase.
    package let hash: String

    /// Puts a line together; answers nil where the name could not be read back.
    package init?(name: String, hash: String) {
        guard Self.faultOfName(name) == nil, !hash.isEmpty, hash.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else {
            return nil
        }
        self.name = name
        self.hash = hash
    }

    /// Reads a file that holds one account and nothing else.
    package init(file bytes: [UInt8]) throws(AccountFault) {
        guard bytes.count <= Self.mostBytes else { throw AccountFault(1, "it is longer than an account") }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw AccountFault(1, "it is no UTF-8 text") }
        var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        guard let line = lines.first else { throw AccountFault(1, "it is empty") }
        guard lines.count == 1 else { throw AccountFault(2, "there is one account a file, and nothing after it") }
        guard let colon = line.firstIndex(of: ":") else { throw AccountFault(1, "there is no colon after the name") }
        let (name, hash) = (String(line[..<colon]), String(line[line.index(after: colon)...]))
        if let fault = Self.faultOfName(name) { throw AccountFault(1, fault) }
        guard hash.hasPrefix("$argon2id$") else { throw AccountFault(1, "no $argon2id$ stands after the colon") }
        guard let line = AccountLine(name: name, hash: hash) else {
            throw AccountFault(1, "the hash holds what no hash holds")
        }
        self = line
    }

    /// What is wrong with a name, if anything is.
    package static func faultOfName(_ name: String) -> String? {
        if name.isEmpty { return "the name is empty" }
        if name.utf8.count > longestName { return "the name is longer than \(longestName) bytes" }
        let scalars = name.unicodeScalars
        if scalars.contains(":") { return "the name holds a colon" }
        if scalars.contains(where: { $0.value < 0x20 || (0x7f...0x9f).contains($0.value) }) {
            return "the name holds a control character"
        }
        if scalars.first == " " || scalars.last == " " { return "the name begins or ends with a blank" }
        return nil
    }

    /// The line, without its end.
    package var text: String { name + ":" + hash }
}

/// What is wrong with an account file, and in which line.
package struct AccountFault: Error, Equatable {
    /// The line, counted from 1.
    package let line: Int
    /// The rest of a sentence.
    package let reason: String

    init(_ line: Int, _ reason: String) {
        self.line = line
        self.reason = reason
    }
}

/// How we say to an upstream who is asking, and whom to write to about it.
package struct UserAgent: Hashable, Sendable, CustomStringConvertible {
    /// Such as `Daybook/1.2.0 (+https://example.org/about)`.
    package let description: String

    /// Nothing where the contact holds what cannot stand in a comment of a header.
    package init?(version: String, contact: String) {
        let legal = { (text: String) in
            !text.isEmpty && text.utf8.count <= 200
                && text.utf8.allSatisfy { (0x21...0x7e).contains($0) && !Array("()\\\"".utf8).contains($0) }
        }
        guard legal(version), legal(contact) else { return nil }
        description = "Daybook/\(version) (+\(contact))"
    }
}

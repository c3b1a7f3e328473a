/// A value of a file, and where it stands.
package struct YAMLNode: Hashable, Sendable {
    /// What a value can be.
    package enum Content: Hashable, Sendable {
        case null
        case boolean(Bool)
        case integer(Int)
        case real(Double)
        case text(String)
        case list([YAMLNode])
        case mapping([YAMLEntry])
        /// Something that was complained about already, so that nobody needs to do it again.
        case refused
    }

    package let content: Content
    package let place: YAMLPlace

    package init(_ content: Content, at place: YAMLPlace) {
        self.content = content
        self.place = place
    }

    /// The kind of value in two words, for a sentence: `a list`.
    package var kind: String {
        switch content {
        case .null: "nothing"
        case .boolean: "true or false"
        case .integer, .real: "a number"
        case .text: "a text"
        case .list: "a list"
        case .mapping: "a group of keys"
        case .refused: "unreadable"
        }
    }
}

/// A key and its value.
package struct YAMLEntry: Hashable, Sendable {
    package let key: String
    /// Where the key stands.
    package let place: YAMLPlace
    package let value: YAMLNode
}

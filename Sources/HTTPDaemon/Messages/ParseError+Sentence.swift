extension ParseError {
    /// What a stranger is told of it: never what was sent, which might be somebody else's.
    var sentence: String { "The \(what) is not legal: expected \(expected)." }
}

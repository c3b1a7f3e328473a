/// A command line that cannot be followed, in one sentence that says what would be right.
struct UsageError: Error, CustomStringConvertible {
    let description: String
}

/// Something that stands in the way of starting, in one line.
struct StartError: Error, CustomStringConvertible {
    let description: String
}

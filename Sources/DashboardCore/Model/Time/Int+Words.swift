extension Int {
    private static let words = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]

    /// As one writes a number in a sentence: in words up to twelve.
    package var spelled: String { Self.words.indices.contains(self) ? Self.words[self] : "\(self)" }
}

extension String {
    /// For the beginning of a sentence.
    var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}

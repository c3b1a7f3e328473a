/// Something that is wrong at one place of a file: what it is, what was expected, what to do.
package struct YAMLProblem: Error, Hashable, Sendable {
    package let place: YAMLPlace
    /// Without a full stop, since more may follow on the line.
    package let sentence: String

    package init(at place: YAMLPlace, _ sentence: String) {
        self.place = place
        self.sentence = sentence
    }
}

extension YAMLProblem: CustomStringConvertible {
    /// `3:7: what is wrong`; put the name of the file in front, and editors can jump to it.
    package var description: String { "\(place): \(sentence)" }
}

/// Why somebody is not in after a try to sign in.
package enum SignInTrouble: Equatable, Sendable {
    /// Name and passphrase do not belong together; where no try is left, the next one is possible after so many seconds.
    case wrong(triesLeft: Int, seconds: Int)
    /// There were so many tries that the next one is possible only after so many seconds.
    case tooManyTries(seconds: Int)
    /// Others are trying at this moment.
    case busy(seconds: Int)
    /// It was right, but could not be written down.
    case notKept

    /// The same for the person who tries, in English.
    package var sentence: String { sentence(in: Words.in(.english).frame.door) }

    /// The same in the words of a language.
    func sentence(in words: DoorWords) -> String {
        switch self {
        case .wrong(let left, _) where left > 0: "\(words.mismatch) \(words.triesLeft(left))"
        case .wrong(_, let seconds): "\(words.mismatch) \(words.nextTry(words.wait(seconds)))"
        case .tooManyTries(let seconds): words.tooManyTries(words.wait(seconds))
        case .busy(let seconds): words.busy(words.wait(seconds))
        case .notKept: words.notKept
        }
    }

    /// Whether it was the fields that were wrong.
    var isMismatch: Bool {
        if case .wrong = self { true } else { false }
    }
}

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

    /// The same for the person who tries.
    package var sentence: String {
        switch self {
        case .wrong(let left, _) where left == 1: "\(Self.mismatch) One try is left."
        case .wrong(let left, _) where left > 1:
            "\(Self.mismatch) \(left.spelled.capitalizingFirst) tries are left."
        case .wrong(_, let seconds): "\(Self.mismatch) The next try is possible \(Self.wait(seconds))."
        case .tooManyTries(let seconds):
            "There were too many tries, so this one was not looked at. The next one is possible \(Self.wait(seconds))."
        case .busy(let seconds):
            "Others are signing in just now, so this try was not looked at. Please try again \(Self.wait(seconds))."
        case .notKept: "You could not be signed in, because it could not be written down. Please try again."
        }
    }

    /// Whether it was the fields that were wrong.
    var isMismatch: Bool {
        if case .wrong = self { true } else { false }
    }

    private static let mismatch = "That name and passphrase do not belong together."

    private static func wait(_ seconds: Int) -> String {
        if seconds <= 1 { return "in a second" }
        if seconds < 60 { return "in \(seconds.spelled) seconds" }
        let minutes = (seconds + 59) / 60
        return minutes == 1 ? "in a minute" : "in \(minutes.spelled) minutes"
    }
}

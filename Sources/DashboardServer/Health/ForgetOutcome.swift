/// What became of the wish to have everything forgotten; the raw value stands in an address.
enum ForgetOutcome: String, Sendable {
    case forgotten
    case wrongWord = "wrong-word"
    /// An import is under way.
    case busy
    case failed

    func words(_ words: OwnershipWords) -> String {
        switch self {
        case .forgotten: words.forgotten
        case .wrongWord: words.wrongWord
        case .busy: words.busy
        case .failed: words.notForgotten
        }
    }
}

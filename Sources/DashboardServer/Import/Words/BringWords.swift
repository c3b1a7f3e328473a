/// What is said where an export is brought.
struct BringWords: Sendable {
    let title: String
    let side: String
    let how: String
    let file: String
    let send: String
    let foot: String
    /// Where it will be told how far it is.
    let waiting: String
    /// The name of that place, and of that where the answer to a form goes.
    let progress: String
    let answer: String
    /// To whoever has not sent anything, because another one is under way.
    let busy: String
    let noFolder: String
    /// Why something was not even begun.
    let another: String
    let noFile: String
    let emptyFile: String
    let tooLarge: @Sendable (_ most: String) -> String

    /// Why something was turned away; a size is in words.
    func callAsFunction(_ refusal: ImportRefusal, size: (Int) -> String) -> String {
        switch refusal {
        case .another: another
        case .noFile: noFile
        case .emptyFile: emptyFile
        case .tooLarge(let most): tooLarge(size(most))
        }
    }
}

/// What is said where everything is taken out, and where it is forgotten.
struct OwnershipWords: Sendable {
    let takeOut: String
    let takeOutSide: String
    let takeOutHow: String
    let csv: String
    let json: String
    let takeOutFoot: String

    let forget: String
    let forgetSide: String
    let forgetHow: String
    /// The sentence around the word that has to be typed.
    let typing: (before: String, after: String)
    /// In small letters.
    let word: String
    let field: String
    let button: String
    let forgetFoot: String
    let forgotten: String
    let wrongWord: String
    let busy: String
    let notForgotten: String
}

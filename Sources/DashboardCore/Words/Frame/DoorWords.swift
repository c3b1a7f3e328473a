/// What those read who are not in.
package struct DoorWords: Sendable {
    let motto: String
    let signIn: String
    /// Before and after the title of the page that was asked for.
    let asked: (before: String, after: String)
    let opens: String
    let name: String
    let passphrase: String
    let forgotten: String
    /// That name and passphrase do not belong together.
    let mismatch: String
    let triesLeft: @Sendable (Int) -> String
    /// When the next try is possible, in the words of `wait`.
    let nextTry: @Sendable (String) -> String
    let tooManyTries: @Sendable (String) -> String
    let busy: @Sendable (String) -> String
    let notKept: String
    /// So many seconds from now.
    let wait: @Sendable (Int) -> String
}

/// What stands above, below and between the parts of a page.
package struct BarWords: Sendable {
    /// What the ways to all screens are, for those who hear the page.
    let screens: String
    /// The same for the views of one screen.
    let views: String
    let skip: String
    let skipToForm: String
    /// At the foot of the page.
    let promise: String
    let signedInAs: @Sendable (String) -> String
    let signOut: String
    /// A way back to what is called so.
    let backTo: @Sendable (String) -> String
    let previous: String
    let next: String
    /// What is not real about a screen.
    package let sampleData: String
    /// Before the path of a fragment that stands alone on a page.
    package let oneFragment: String
    package let allFragments: String
}

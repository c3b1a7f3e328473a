/// What is said around the reasons for a figure.
package struct EvidenceWords: Sendable {
    let title: String
    /// The table of the reasons for a figure of that name.
    let table: @Sendable (String) -> String
    /// The heads of the table.
    let when: String
    let believed: String
    let counted: String
    let putAside: String
    /// That there are so many rows more.
    let more: @Sendable (Int) -> String
}

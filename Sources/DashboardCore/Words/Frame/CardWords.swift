/// What stands at the edges of a card, and in its place while it is put away or on its way.
package struct CardWords: Sendable {
    /// Puts away what is called so.
    let hide: @Sendable (String) -> String
    /// Before and after the title of what is brought back.
    let show: (before: String, after: String)
    /// Above what was put away.
    let hidden: String
    /// The same for those who hear the page.
    let hiddenWidgets: String
    /// That somebody is being asked.
    package let asking: @Sendable (String) -> String
    /// That something of that title is on its way.
    package let loading: @Sendable (String) -> String
    /// A time of the day or a day, as of which something is true.
    package let asOf: @Sendable (String) -> String
    /// Before the name of who owns the data.
    let dataBy: String
    /// Between two parts of a line.
    package let comma: String
    /// At the end of a sentence.
    package let fullStop: String
    /// What something is, and then what is the matter with it.
    package let remark: @Sendable (String, String) -> String
    let showAsTable: String
    /// The table of that title.
    let table: @Sendable (String) -> String
}

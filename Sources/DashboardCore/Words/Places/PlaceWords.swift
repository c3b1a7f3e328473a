/// What is said where places are chosen.
package struct PlaceWords: Sendable {
    /// The card, and the row of places on other pages.
    let title: String
    /// Beside a place that the house has given to everybody.
    let everybodys: String
    let show: String
    let shown: String
    let earlier: String
    let later: String
    let remove: String
    let rename: String
    let save: String
    /// Where so many are as many as there is room for.
    let full: @Sendable (_ most: Int) -> String

    /// Looking a place up by its name.
    let search: String
    let find: String
    let asking: @Sendable (_ source: String) -> String
    let tooShort: String
    let nothing: @Sendable (_ query: String) -> String
    let found: Plural
    let choose: String
    /// How high a place lies, in metres or feet.
    let elevation: @Sendable (_ height: String) -> String
    let people: @Sendable (_ number: String) -> String
    let namesFrom: String
    /// Why it did not work is a sentence of its own, and may be empty.
    let failed: @Sendable (_ reason: String) -> String
    let again: String
    let forget: String
    /// Where nobody can be asked.
    let noNames: String

    /// Giving a place by its coordinates.
    let byPoint: String
    let point: String
    let pointHint: String
    let name: String
    let zone: String
    let zoneHint: String
    let add: String
    let unreadable: String
    let beyondThePoles: String
    let beyondTheDateLine: String
    let noName: String
    let noZone: String
}

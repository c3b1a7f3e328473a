import Markup

/// What somebody looks for by its name, and what was found.
struct PlaceSearch {
    let texts: PlaceWords
    let query: String
    let found: Loaded<[FoundPlace]>
    /// Why nobody could be asked, as far as it is known.
    let failure: String?
    let credit: Credit
    /// Between whose list it is and by what licence.
    let comma: String
    let numbers: NumberStyle
    /// What need not be chosen again.
    let chosen: [ChosenPlace]
    /// Who stands in while somebody is asked.
    let spinners: [Hole]

    /// Whether somebody has been asked.
    var isWhole: Bool { query.count >= 2 }
}

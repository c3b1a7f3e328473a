package import Markup

/// Whom data belong to and by what licence they may be shown, as that licence wants it said.
package struct Credit: Hashable, Sendable {
    package let owner: String
    package let page: Link
    package let licence: String
    package let terms: Link

    /// For where nothing can be followed.
    package func sentence(in language: Language) -> String {
        let words = Words.in(language).frame.card
        return words.dataBy + owner + words.comma + licence
    }

    package init(_ owner: String, at page: Link, by licence: String, _ terms: Link) {
        self.owner = owner
        self.page = page
        self.licence = licence
        self.terms = terms
    }
}

/// What a page begins with.
public enum PageOpening: Sendable {
    /// The bar and the first words on paper: for pages that are about something else than the sky.
    case paper
    /// The bar and the first words in the sky.
    case sky
    /// The bar alone, over the sky that the hero brings who is the first in the page's main part.
    case hero
    /// The bar alone on paper, for first words that come with the hero.
    case words

    /// The class of the header.
    var headerClass: String {
        switch self {
        case .paper, .words: "paper"
        case .sky: "sky"
        case .hero: "top"
        }
    }

    /// Whether somebody else says the first words.
    var leavesWordsToHero: Bool {
        switch self {
        case .paper, .sky: false
        case .hero, .words: true
        }
    }
}

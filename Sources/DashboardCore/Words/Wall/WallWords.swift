/// What one language says on a wall, beyond what it says elsewhere.
package struct WallWords: Sendable {
    /// What the panels are called together.
    let panels: String

    /// The words of a language.
    package static func `in`(_ language: Language) -> WallWords {
        switch language {
        case .english: WallWords(panels: "Panels")
        case .german: WallWords(panels: "Tafeln")
        case .french: WallWords(panels: "Panneaux")
        case .spanish: WallWords(panels: "Paneles")
        case .japanese: WallWords(panels: "パネル")
        }
    }
}

extension Words {
    /// What is said on a wall.
    package var wall: WallWords { .in(language) }
}

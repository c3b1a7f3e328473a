extension DaySummary {
    /// Which of the three goals are met, as far as somebody has set some.
    package func verdict(_ told: Teller = Teller()) -> String {
        let words = told.words.body.goals
        guard [move, exercise, stand].contains(where: { $0.wanted != nil }) else { return words.noGoals }
        let met = [(words.names.move, move), (words.names.exercise, exercise), (words.names.stand, stand)]
            .filter { $0.1.isMet }.map(\.0)
        return switch met.count {
        case 0: words.noRing
        case 1: words.oneRing(met[0])
        case 2: words.twoRings(met[0], met[1])
        default: words.allRings
        }
    }
}

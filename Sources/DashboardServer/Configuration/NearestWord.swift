/// What somebody probably meant who wrote a word that does not exist.
enum NearestWord {
    /// The word that is fewest slips away: a letter too many, too few, wrong, or two in the wrong order.
    ///
    /// Nothing where too much of it would have to be wrong for it to be a slip.
    static func to(_ written: String, among words: [String]) -> String? {
        let letters = Array(written.lowercased())
        guard letters.count <= 40 else { return nil }
        let nearest = words.map { (word: $0, slips: slips(letters, Array($0.lowercased()))) }.min {
            $0.slips < $1.slips
        }
        guard let nearest, nearest.slips <= max(1, nearest.word.count / 3) else { return nil }
        return nearest.word
    }

    private static func slips(_ one: [Character], _ other: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for row in one.indices {
            var current = [row + 1]
            for column in other.indices {
                let isSame = one[row] == other[column]
                var least = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                current.append(least)
            }
            (beforeLast, last) = (last, current)
        }
        return last[other.count]
    }
}

extension [String] {
    /// `a, b and c`.
    var inWords: String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
}

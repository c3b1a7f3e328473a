/// Takes a pair of coordinates apart.
struct CoordinateReader {
    enum Axis {
        case latitude, longitude
    }

    /// One of the two.
    struct Angle {
        let degrees: Double
        /// Nothing where no letter says so.
        let axis: Axis?
    }

    /// What stands in a text, one after the other.
    private enum Token: Equatable {
        /// A number without its sign, and whether it has decimals.
        case number(Double, hasDecimals: Bool)
        case sign(isNegative: Bool)
        /// A mark after degrees, minutes or seconds.
        case mark(Int)
        case letter(Character)
        /// A comma or a semicolon between the two.
        case separator
    }

    /// What has been read of an angle.
    private struct Draft {
        var numbers: [Double] = []
        var isNegative: Bool?
        var letter: Character?
        var hasLetterFirst = false
        var lastHasDecimals = false
        var marks = 0

        var isEmpty: Bool { numbers.isEmpty && isNegative == nil && letter == nil }

        var angle: Angle? {
            guard (1...3).contains(numbers.count), numbers.dropFirst().allSatisfy({ $0 < 60 }),
                isNegative == nil || letter == nil
            else { return nil }
            let whole = numbers.reversed().reduce(0) { $0 / 60 + $1 }
            let isReversed = isNegative == true || letter == "S" || letter == "W"
            let axis: Axis? = letter.map { "NS".contains($0) ? .latitude : .longitude }
            return Angle(degrees: isReversed ? -whole : whole, axis: axis)
        }
    }

    private let tokens: [Token]

    /// Nothing where something stands there that belongs to no coordinate.
    init?(_ text: String, hasDecimalCommas: Bool) {
        var tokens: [Token] = []
        var rest = Array(text.uppercased().unicodeScalars)[...]
        while let scalar = rest.first {
            if ("0"..."9").contains(scalar) {
                guard let number = Self.number(&rest, hasDecimalCommas: hasDecimalCommas) else { return nil }
                tokens.append(number)
                continue
            }
            rest.removeFirst()
            switch scalar {
            case "°", "º", "˚": tokens.append(.mark(0))
            case "'", "′", "’", "´", "‘": tokens.append(.mark(1))
            case "\"", "″", "”", "“": tokens.append(.mark(2))
            case "+": tokens.append(.sign(isNegative: false))
            case "-", "−", "–": tokens.append(.sign(isNegative: true))
            case "N", "S", "E", "W": tokens.append(.letter(Character(scalar)))
            case ",", ";", "/": tokens.append(.separator)
            default: guard scalar.properties.isWhitespace else { return nil }
            }
        }
        self.tokens = tokens
    }

    /// The two, in their order; nothing where there are more or fewer, or one of them is none.
    var angles: (Angle, Angle)? {
        let isPlain = tokens.filter { if case .number = $0 { true } else { false } }.count == 2
        var drafts = [Draft()]
        var mayFollow = true
        for token in tokens {
            let last = drafts.count - 1
            switch token {
            case .separator:
                guard !drafts[last].numbers.isEmpty, drafts.count == 1, mayFollow else { return nil }
                (drafts, mayFollow) = (drafts + [Draft()], false)
                continue
            case .sign(let isNegative):
                if !drafts[last].numbers.isEmpty { drafts.append(Draft()) }
                guard drafts[drafts.count - 1].isEmpty else { return nil }
                drafts[drafts.count - 1].isNegative = isNegative
            case .letter(let letter):
                let isBehind = !drafts[last].numbers.isEmpty && drafts[last].letter == nil
                if !isBehind, !drafts[last].isEmpty { drafts.append(Draft()) }
                drafts[drafts.count - 1].letter = letter
                drafts[drafts.count - 1].hasLetterFirst = !isBehind
            case .number(let number, let hasDecimals):
                let draft = drafts[last]
                let isFull = draft.letter != nil && !draft.hasLetterFirst || draft.lastHasDecimals
                if !draft.numbers.isEmpty, isPlain || isFull || draft.numbers.count == 3 { drafts.append(Draft()) }
                drafts[drafts.count - 1].numbers.append(number)
                drafts[drafts.count - 1].lastHasDecimals = hasDecimals
            case .mark(let mark):
                guard take(mark, into: &drafts) else { return nil }
            }
            mayFollow = true
        }
        // Without marks and letters nobody could tell where the minutes of the first end.
        let isMarked = drafts.allSatisfy { $0.marks > 0 || $0.letter != nil }
        guard drafts.count == 2, isPlain || isMarked, let first = drafts[0].angle, let second = drafts[1].angle else {
            return nil
        }
        return (first, second)
    }

    /// A mark belongs to the number before it: degrees to the first, minutes to the second, seconds to the third.
    private func take(_ mark: Int, into drafts: inout [Draft]) -> Bool {
        let last = drafts.count - 1
        if mark == 0, drafts[last].numbers.count > 1 {
            // The number before it begins the second angle.
            var next = Draft()
            next.numbers = [drafts[last].numbers.removeLast()]
            next.lastHasDecimals = drafts[last].lastHasDecimals
            drafts[last].lastHasDecimals = false
            drafts.append(next)
        }
        guard drafts[drafts.count - 1].numbers.count == mark + 1,
            drafts[drafts.count - 1].letter == nil
                || drafts[drafts.count - 1].hasLetterFirst
        else { return false }
        drafts[drafts.count - 1].marks += 1
        return true
    }

    private static func number(_ rest: inout ArraySlice<Unicode.Scalar>, hasDecimalCommas: Bool) -> Token? {
        func digits() -> String {
            let digits = rest.prefix { ("0"..."9").contains($0) }
            rest = rest.dropFirst(digits.count)
            return String(String.UnicodeScalarView(digits))
        }
        let whole = digits()
        guard let mark = rest.first, mark == "." || hasDecimalCommas && mark == ",",
            let next = rest.dropFirst().first, ("0"..."9").contains(next)
        else { return whole.count > 3 ? nil : Double(whole).map { .number($0, hasDecimals: false) } }
        rest = rest.dropFirst()
        return Double("\(whole).\(digits())").map { .number($0, hasDecimals: true) }
    }
}

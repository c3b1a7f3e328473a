import Locking

extension Identifier {
    /// Derives the name from a type's name: `WeatherWeekController` becomes `weather-week`.
    ///
    /// A run of capitals is one word (`HTMLPageController`: `html-page`), digits belong to the word before them
    /// (`Top10Controller`: `top10`), and the ending `Controller` says nothing, so it goes.
    public init(of type: Any.Type) {
        let key = ObjectIdentifier(type)
        if let known = Self.known.withLock({ $0[key] }) {
            self = known
            return
        }
        // `String(describing:)` first looks for four ways in which a type might describe itself, each of which goes through
        // every conformance of the program; that was a sixth of a start.
        let derived = Identifier(unchecked: Self.derive(from: _typeName(type, qualified: false)))
        Self.known.withLock { $0[key] = derived }
        self = derived
    }

    // A session makes dozens of controllers, and their types are few.
    private static let known = Locked<[ObjectIdentifier: Identifier]>([:])

    static func derive(from typeName: String) -> String {
        var letters = Array(typeName.prefix { $0 != "<" }.unicodeScalars.filter(\.isWordPart))
        let ending = Array("Controller".unicodeScalars)
        if letters.count > ending.count, letters.suffix(ending.count).elementsEqual(ending) {
            letters.removeLast(ending.count)
        }
        var name = String.UnicodeScalarView()
        for (index, letter) in letters.enumerated() {
            let next = index + 1 < letters.count ? letters[index + 1] : nil
            if index > 0, letter.startsWord(after: letters[index - 1], before: next) {
                name.append("-")
            }
            name.append(contentsOf: letter.properties.lowercaseMapping.unicodeScalars)
        }
        var bounded = name.prefix(64)
        if bounded.last == "-" { bounded.removeLast() }
        return bounded.isEmpty ? "controller" : String(String.UnicodeScalarView(bounded))
    }
}

extension Unicode.Scalar {
    fileprivate var isWordPart: Bool { isASCII && (properties.isAlphabetic || isDigit) }
    private var isDigit: Bool { ("0"..."9").contains(self) }
    private var isCapital: Bool { ("A"..."Z").contains(self) }
    private var isSmall: Bool { ("a"..."z").contains(self) }

    fileprivate func startsWord(after previous: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
        guard isCapital else { return false }
        if !previous.isCapital { return true }
        return next?.isSmall ?? false
    }
}

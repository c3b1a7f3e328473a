extension Traits {
    /// The place that whoever looks wants to know about; nothing where the first one of the house is meant.
    package var place: ChosenPlace? {
        get { self["place"].flatMap { ChosenPlace($0) } }
        set { self["place"] = newValue?.text }
    }

    /// All places that whoever looks can choose from; none where they are those of the house.
    package var places: [ChosenPlace] {
        get { self["places"].map { [ChosenPlace](lines: $0) } ?? [] }
        set { self["places"] = newValue.isEmpty ? nil : newValue.lines }
    }
}

extension [ChosenPlace] {
    /// Reads places that were written one a line, each once; what is no place is left out.
    package init(lines: String) {
        var seen = Set<ChosenPlace>()
        self = lines.split(separator: "\n").compactMap { ChosenPlace(String($0)) }.filter { seen.insert($0).inserted }
    }

    /// One a line.
    package var lines: String { map(\.text).joined(separator: "\n") }
}

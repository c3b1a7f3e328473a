internal import Health

/// What the types of an export are kept as, and in which unit.
///
/// A kind that rules are made for has a unit of its own; another is kept in the unit that it comes in first, or in the one in
/// which earlier imports have kept it.
struct KindTable {
    /// How many kinds are kept; an export of a phone has some hundred and fifty.
    static let most = 512

    /// How a value becomes one of a kind.
    enum Entry {
        case category(Int32)
        case quantity(Int32, HealthUnit)
        case refused(SkipReason)
    }

    private struct Pair: Hashable {
        let type: Int32
        let unit: Int32
    }

    /// The kinds met so far; their numbers are their places.
    private(set) var kinds: [HealthKind] = []
    private var numbers: [String: Int32] = [:]
    /// The units that are not to be chosen any more.
    private var units: [String: String]
    private var names: Set<String>
    private var entries: [Pair: Entry] = [:]
    private var last: (pair: Pair, entry: Entry)?

    /// Begins with what the file holds.
    init(_ known: [HealthKind]) {
        names = Set(known.map(\.name))
        units = Dictionary(known.map { ($0.name, $0.unit) }) { first, _ in first }
        units.merge(HealthKind.settledUnits) { known, _ in known }
    }

    /// What a type in a unit is, each known by its number in a table of words.
    mutating func entry(type: Int32, unit: Int32, types: ByteTable, unitNames: ByteTable) -> Entry {
        let pair = Pair(type: type, unit: unit)
        if let last, last.pair == pair { return last.entry }
        let entry = entries[pair] ?? make(types.word(type), unit: unit < 0 ? "" : unitNames.word(unit))
        entries[pair] = entry
        last = (pair, entry)
        return entry
    }

    private mutating func make(_ type: String, unit: String) -> Entry {
        let name = HealthKind.shortName(type)
        guard !HealthKind.isCategory(type) else {
            return number(of: HealthKind(name, in: "")).map { .category($0) } ?? .refused(.tooManyKinds)
        }
        guard let unit = HealthUnit(unit) else { return .refused(.unknownUnit) }
        let kept = units[name] ?? unit.kept
        guard unit.kept == kept else { return .refused(.otherUnit) }
        guard let number = number(of: HealthKind(name, in: kept)) else { return .refused(.tooManyKinds) }
        units[name] = kept
        return .quantity(number, unit)
    }

    private mutating func number(of kind: HealthKind) -> Int32? {
        if let number = numbers[kind.name] { return number }
        guard names.contains(kind.name) || names.count < Self.most else { return nil }
        names.insert(kind.name)
        let number = Int32(kinds.count)
        kinds.append(kind)
        numbers[kind.name] = number
        return number
    }
}

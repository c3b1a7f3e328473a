/// Why something that an export holds is not kept.
package enum SkipReason: String, Sendable, CaseIterable {
    case noName = "no-name"
    case noDate = "no-date"
    case endsBeforeStart = "ends-before-start"
    case beforePhones = "before-1990"
    case future
    case notANumber = "not-a-number"
    case unknownUnit = "unknown-unit"
    case otherUnit = "other-unit"
    case unknownCase = "unknown-case"
    case tooManyKinds = "too-many-kinds"
    case tooManySources = "too-many-sources"
    case routeMissing = "route-missing"
    case routeUnreadable = "route-unreadable"

    /// The reason in words, as they follow a number.
    package var words: String {
        switch self {
        case .noName: "of a kind without a name"
        case .noDate: "without a date that can be read"
        case .endsBeforeStart: "end before they start"
        case .beforePhones: "are said to be from before 1990"
        case .future: "are said to be from the future"
        case .notANumber: "have a value that is no number"
        case .unknownUnit: "have a unit that is not known"
        case .otherUnit: "have a unit in which their kind is not measured"
        case .unknownCase: "have a value whose meaning is not known"
        case .tooManyKinds: "of more kinds than are kept"
        case .tooManySources: "from more sources than are kept"
        case .routeMissing: "routes are not in the archive"
        case .routeUnreadable: "routes cannot be read"
        }
    }
}

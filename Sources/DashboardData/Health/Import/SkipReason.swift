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
}

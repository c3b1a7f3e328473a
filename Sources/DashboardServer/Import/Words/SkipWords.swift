import DashboardCore
import DashboardData

/// Why something that an export holds is not kept, as a line of its own with the number of such things.
struct SkipWords: Sendable {
    let noName: Plural
    let noDate: Plural
    let endsBeforeStart: Plural
    let beforePhones: Plural
    let future: Plural
    let notANumber: Plural
    let unknownUnit: Plural
    let otherUnit: Plural
    let unknownCase: Plural
    let tooManyKinds: Plural
    let tooManySources: Plural
    let routeMissing: Plural
    let routeUnreadable: Plural

    subscript(reason: SkipReason) -> Plural {
        switch reason {
        case .noName: noName
        case .noDate: noDate
        case .endsBeforeStart: endsBeforeStart
        case .beforePhones: beforePhones
        case .future: future
        case .notANumber: notANumber
        case .unknownUnit: unknownUnit
        case .otherUnit: otherUnit
        case .unknownCase: unknownCase
        case .tooManyKinds: tooManyKinds
        case .tooManySources: tooManySources
        case .routeMissing: routeMissing
        case .routeUnreadable: routeUnreadable
        }
    }

    /// A line for each reason there is.
    func lines(of report: ImportReport, _ numbers: NumberStyle) -> [String] {
        SkipReason.allCases.compactMap { reason in
            report.skipped[reason].map { self[reason]($0, told: numbers.text(Double($0))) }
        }
    }
}

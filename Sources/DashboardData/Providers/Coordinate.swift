import DashboardCore
import Fetching

/// A coordinate as services want it: four decimals tell houses apart, and more are refused by some.
enum Coordinate {
    static func text(_ degrees: Double) -> AddressPart { AddressPart(degrees.fourDecimals) }
}

import Fetching

/// A coordinate as services want it: four decimals tell houses apart, and more are refused by some.
enum Coordinate {
    static func text(_ degrees: Double) -> AddressPart {
        let units = Int((degrees * 10_000).rounded())
        let digits = "\(units.magnitude % 10_000)"
        let decimals = String(repeating: "0", count: 4 - digits.count) + digits
        return AddressPart("\(units < 0 ? "-" : "")\(units.magnitude / 10_000).\(decimals)")
    }
}

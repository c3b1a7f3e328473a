package import DashboardCore
package import Fetching
package import FoundationEssentials

/// Somebody out there who can be asked something about a place.
package protocol Service: Sendable {
    /// What people call it.
    var name: String { get }
    /// What to ask for.
    var inquiry: Inquiry { get }
}

/// A service out there that foretells the weather of a place.
package protocol WeatherService: Service {
    /// Makes sense of what it has said.
    ///
    /// - Throws: `SourceFailure` for whatever makes none.
    func outlook(from body: [UInt8], asOf date: Date) throws(SourceFailure) -> Outlook
}

package import DashboardCore
package import FoundationEssentials

/// A service out there that knows the air of a place.
package protocol AirService: Service {
    /// Makes sense of what it has said, for one moment; nothing where it says nothing of that.
    ///
    /// - Throws: `SourceFailure` for whatever makes no sense.
    func air(from body: [UInt8], asOf date: Date, at moment: Date) throws(SourceFailure) -> AirQuality?
}

package import DashboardCore
package import FoundationEssentials

/// A service out there that passes on what authorities warn of at a place.
package protocol AlertService: Service {
    /// Makes sense of what it has said, for one moment.
    ///
    /// - Throws: `SourceFailure` for whatever makes no sense.
    func alerts(from body: [UInt8], asOf date: Date, at moment: Date) throws(SourceFailure) -> WeatherAlerts
}

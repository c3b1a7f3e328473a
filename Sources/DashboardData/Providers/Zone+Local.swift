import DashboardCore
import FoundationEssentials

extension Zone {
    /// A moment as the clocks of the zone say it.
    func local(_ date: Date) -> LocalTime { LocalTime(date, offset: offset(at: date).seconds) }
}

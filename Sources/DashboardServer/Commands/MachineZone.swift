import DashboardCore
import FoundationEssentials
import Glibc

/// The machine's own time zone, as `TZ` or the system's settings name it.
enum MachineZone {
    /// How far it is ahead of UTC at a moment, in seconds.
    static func offset(at moment: Date) -> Int {
        var seconds = time_t(moment.timeIntervalSince1970.rounded(.down))
        var parts = unsafe tm()
        // It reads the time zone's file once, and is thread-safe as localtime is not.
        unsafe _ = localtime_r(&seconds, &parts)
        return unsafe Int(parts.tm_gmtoff)
    }
}

extension LocalClock {
    /// The clock of the place where the machine is.
    init(_ clock: WallClock) {
        self.init(now: { clock.now() }, offset: MachineZone.offset)
    }
}

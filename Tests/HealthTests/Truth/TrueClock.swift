import Health

/// Where somebody was, as far as clocks tell: how far ahead of UTC those were from which moment on.
struct TrueClock {
    /// How the clocks change in the middle of some days.
    enum Story: CaseIterable {
        case home, forward, back, west, east
    }

    /// The day in whose course the clocks change, a Sunday in March.
    static let change = LocalDay(20_541)

    let before: Int32 = 3600
    let after: Int32
    /// Minutes since 1970.
    let minute: Int

    init(_ story: Story) {
        let midnight = Self.change.number * 1440
        switch story {
        case .home: (after, minute) = (3600, midnight)
        // At two o'clock it is three, or at three it is two: both at one in UTC.
        case .forward: (after, minute) = (7200, midnight + 60)
        case .back: (after, minute) = (0, midnight + 60)
        // Landed at noon, six hours behind or nine ahead.
        case .west: (after, minute) = (3600 - 6 * 3600, midnight + 11 * 60)
        case .east: (after, minute) = (3600 + 9 * 3600, midnight + 11 * 60)
        }
    }

    func offset(at minute: Int) -> Int32 { minute < self.minute ? before : after }

    func day(of minute: Int) -> LocalDay { LocalDay(of: Int64(minute) * 60, offset: offset(at: minute)) }

    /// Ranges that stop where the clocks change, since no device counts on through that.
    func pieces(of minutes: Range<Int>) -> [Range<Int>] {
        guard minutes.contains(minute), minutes.lowerBound < minute else { return [minutes] }
        return [minutes.lowerBound..<minute, minute..<minutes.upperBound]
    }
}

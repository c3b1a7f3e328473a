import DashboardCore

/// How far something has come and how fast it goes, in words.
struct PaceWords: Sendable {
    /// Units of bytes, a thousand of the one before each.
    let kilobytes: String
    let megabytes: String
    let gigabytes: String
    /// So much of so much, in one unit.
    let part: @Sendable (_ done: String, _ total: String, _ unit: String) -> String
    let secondsLeft: Plural
    let minutesLeft: Plural
    let hoursLeft: @Sendable (_ hours: Int, _ minutes: Int) -> String
    /// Between two figures.
    let comma: String
    let numbers: NumberStyle

    /// `12 of 40 MB, 3.4 MB/s, 9 s left`, as far as it is known.
    func callAsFunction(_ pace: Pace) -> String {
        let far = pace.total.map { total in
            let unit = unit(of: total)
            let (done, all) = (number(pace.done, in: unit, like: total), number(total, in: unit, like: total))
            return part(done, all, name(of: total))
        }
        return ([far ?? size(pace.done)] + speed(pace)).joined(separator: comma)
    }

    /// `3.4 MB/s` and `9 s left`, as far as they are known.
    func speed(_ pace: Pace) -> [String] {
        [pace.rate.map { "\(size(Int($0)))/s" }, pace.left.map(self.left)].compactMap(\.self)
    }

    /// `3.4 MB`.
    func size(_ bytes: Int) -> String { "\(number(bytes, in: unit(of: bytes), like: bytes)) \(name(of: bytes))" }

    private func left(_ time: TimeLeft) -> String {
        switch time {
        case .seconds(let count): secondsLeft(count)
        case .minutes(let count): minutesLeft(count)
        case .hours(let hours, let minutes): hoursLeft(hours, minutes)
        }
    }

    /// With as many decimals as another number in that unit; three figures are as many as anybody compares.
    private func number(_ bytes: Int, in unit: Int, like other: Int) -> String {
        let isSmall = unit > 1_000 && other < 10 * unit
        return numbers.text(Double(bytes) / Double(unit), decimals: isSmall ? 1 : 0)
    }

    private func unit(of bytes: Int) -> Int {
        switch bytes {
        case ..<1_000_000: 1_000
        case ..<1_000_000_000: 1_000_000
        default: 1_000_000_000
        }
    }

    private func name(of bytes: Int) -> String {
        switch unit(of: bytes) {
        case 1_000: kilobytes
        case 1_000_000: megabytes
        default: gigabytes
        }
    }
}

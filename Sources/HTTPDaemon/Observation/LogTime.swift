/// A moment as a log writes it: `2026-11-21T05:06:07.089Z`.
struct LogTime: CustomStringConvertible {
    let milliseconds: Int64

    var description: String {
        let (seconds, fraction) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        let date = CivilDate(secondsSince1970: Int(seconds))
        return
            "\(date.year)-\(Self.pad(date.month))-\(Self.pad(date.day))T\(Self.pad(date.hour)):\(Self.pad(date.minute))"
            + ":\(Self.pad(date.second)).\(fraction < 100 ? "0" : "")\(fraction < 10 ? "0" : "")\(fraction)Z"
    }

    private static func pad(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

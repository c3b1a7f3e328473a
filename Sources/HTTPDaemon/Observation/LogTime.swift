/// Writes moments as a log does, `2026-11-21T05:06:07.089Z`, working out the date once a second only.
struct LogTime {
    private var second = Int64.min
    private var text: [UInt8] = []

    mutating func text(of milliseconds: Int64) -> [UInt8] {
        let now = milliseconds / 1000
        if now != second {
            second = now
            let date = CivilDate(secondsSince1970: Int(now))
            text = Array("\(date.year)-".utf8)
            for (number, mark) in [(date.month, "-"), (date.day, "T"), (date.hour, ":"), (date.minute, ":")] {
                text += Self.padded(number, mark)
            }
            text += Self.padded(date.second, ".000Z")
        }
        let fraction = UInt8(ascii: "0")
        let rest = milliseconds % 1000
        let end = text.count - 2
        text[end] = fraction + UInt8(rest % 10)
        text[end - 1] = fraction + UInt8(rest / 10 % 10)
        text[end - 2] = fraction + UInt8(rest / 100)
        return text
    }

    private static func padded(_ number: Int, _ mark: String) -> [UInt8] {
        Array(((number < 10 ? "0" : "") + "\(number)" + mark).utf8)
    }
}

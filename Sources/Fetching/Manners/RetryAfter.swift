extension AnswerHead {
    /// When the upstream wants to be asked again, if it says so; at most `longest` from now.
    func restUntil(_ now: Moment, longest: Duration) -> Moment? {
        guard let text = self["retry-after"] else { return nil }
        let wish: Moment
        if let seconds = text.wholeNumber {
            wish = now.advanced(by: .seconds(seconds))
        } else if let date = Moment(httpDate: text) {
            // By the upstream's own clock, if it tells its time.
            let theirs = self["date"].flatMap { Moment(httpDate: $0) } ?? now
            wish = now.advanced(by: theirs.duration(to: date))
        } else {
            return nil
        }
        return min(wish, now.advanced(by: longest))
    }
}

extension StringProtocol {
    /// A number of digits only; one that is beyond a hundred years of seconds is taken as that.
    var wholeNumber: Int? {
        guard !isEmpty, utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Swift.min(Int(self) ?? .max, 3_155_760_000)
    }
}

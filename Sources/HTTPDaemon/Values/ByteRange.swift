/// The part of a body that a `Range` header asks for.
public enum ByteRange: Hashable, Sendable {
    /// All of it, status 200; also for what RFC 9110 says to ignore.
    case whole
    /// These bytes, status 206.
    case part(Range<Int>)
    /// Bytes that there are not, status 416.
    case unsatisfiable

    /// Looks up what the header asks for in a body of this length.
    ///
    /// Several ranges, units other than bytes, and what cannot be read ask for the whole: to ignore the header is always
    /// allowed, and a client that wants several parts must be ready for that.
    public init(_ text: some StringProtocol, length: Int) {
        var scanner = FieldScanner(text)
        guard scanner.token()?.asciiLowercased == "bytes", scanner.take(UInt8(ascii: "=")) else {
            self = .whole
            return
        }
        scanner.skipBlanks()
        let first = Self.number(&scanner)
        guard scanner.take(UInt8(ascii: "-")) else {
            self = .whole
            return
        }
        let last = Self.number(&scanner)
        scanner.skipBlanks()
        guard scanner.isAtEnd else {
            self = .whole
            return
        }
        self = Self.resolve(first: first, last: last, length: length)
    }

    /// The `Content-Range` that belongs to the answer; none for the whole.
    public func contentRange(length: Int) -> String? {
        switch self {
        case .whole: nil
        case .part(let range): "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(length)"
        case .unsatisfiable: "bytes */\(length)"
        }
    }

    private static func resolve(first: Int?, last: Int?, length: Int) -> ByteRange {
        switch (first, last) {
        case (nil, nil):
            return .whole
        case (nil, let suffix?):
            if suffix == 0 { return .unsatisfiable }
            // No Content-Range can speak of a part of nothing.
            return length == 0 ? .whole : .part(length - min(suffix, length)..<length)
        case (let first?, let last):
            if let last, last < first { return .whole }
            guard first < length else { return .unsatisfiable }
            return .part(first..<min(last ?? length - 1, length - 1) + 1)
        }
    }

    /// A number too large for an integer is as good as the largest.
    private static func number(_ scanner: inout FieldScanner) -> Int? {
        let digits = scanner.run(while: \.isDigit)
        guard !digits.isEmpty else { return nil }
        return digits.reduce(0) { sum, digit in
            let (product, isTooLarge) = sum.multipliedReportingOverflow(by: 10)
            let (next, isStillTooLarge) = product.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
            return isTooLarge || isStillTooLarge ? Int.max : next
        }
    }
}

import Health
import XML

/// Whatever the pieces that a document comes in, the scanner makes the same of it, and no control character gets through.
///
/// The first byte says where the second piece begins.
func fuzzProlog(_ bytes: [UInt8]) {
    guard let cut = bytes.first else { return }
    let document = Array(bytes.dropFirst())
    let whole = scanned([document])
    let split = min(Int(cut), document.count)
    promise(scanned([Array(document[..<split]), Array(document[split...])]) == whole, "pieces change nothing")
    guard let whole else { return }
    promise(whole.count <= document.count, "nothing is added")
    promise(whole.allSatisfy { $0 >= 0x20 || $0 == 9 || $0 == 10 || $0 == 13 }, "control characters are replaced")
}

private func scanned(_ pieces: [[UInt8]]) -> [UInt8]? {
    var scanner = PrologScanner()
    var kept: [UInt8] = []
    for var piece in pieces {
        guard (try? scanner.scan(&piece)) != nil else { return nil }
        kept += piece
    }
    return kept
}

/// A moment that was read has one spelling, which is the one that was read.
func fuzzAppleDate(_ bytes: [UInt8]) {
    if let date = AppleDate(utc: bytes.span) { promise(date.offset == 0, "routes are in UTC") }
    guard let date = AppleDate(bytes.span) else { return }
    let local = Int(date.seconds) + Int(date.offset)
    let day = Int((Double(local) / 86_400).rounded(.down))
    let second = local - day * 86_400
    let time = [second / 3_600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    promise(text(bytes[11..<19]) == time.joined(separator: ":"), "a clock shows what it was read from")
    promise(AppleDate.day(Array(bytes[..<10]).span) == day, "and so does a calendar")
}

/// A number is the one that the standard library reads.
func fuzzDecimal(_ bytes: [UInt8]) {
    guard let number = Decimal.read(bytes.span) else { return }
    var spelling = text(bytes)
    if let point = spelling.firstIndex(of: "."), !(spelling[spelling.index(after: point)...].first?.isNumber ?? false) {
        spelling.insert("0", at: spelling.index(after: point))
    }
    promise(Double(spelling) == number, "numbers are those of the standard library")
}

/// Any route is read or refused, and what is kept of it has a form that can be drawn.
func fuzzGPX(_ bytes: [UInt8]) {
    let route = RouteReader()
    let parser = XMLParser(readsText: true)
    do {
        try parser.feed(bytes.span, to: route)
        try parser.finish(telling: route)
    } catch {
        promise(!error.sentence.utf8.contains { $0 < 0x20 }, "a complaint is one line")
    }
    let packed = route.points.packed(since: 0)
    promise(packed.count % 16 == 0 && packed.count <= RoutePoints.most * 16, "a route is bounded")
    var last = 0
    for start in stride(from: 0, to: packed.count, by: 16) {
        let number = { (place: Int) in (0..<4).reduce(0) { $0 | Int(packed[start + place + $1]) << (8 * $1) } }
        promise(number(0) >= last, "time goes forward")
        last = number(0)
        let latitude = Int32(truncatingIfNeeded: number(4))
        promise(abs(Int(latitude)) <= 900_000_000, "a place is on earth")
    }
}

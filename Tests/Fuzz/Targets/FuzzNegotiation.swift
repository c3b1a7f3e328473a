private let offers: [MediaType] = [.json, .html, .svg, .plainText]

/// The best offer is one of the offers, and no other is wanted more.
func fuzzAccept(_ bytes: [UInt8]) {
    let text = text(bytes)
    let list = AcceptList(text)
    let qualities = offers.map(list.quality)
    promise(qualities.allSatisfy { (0...1).contains($0) }, "a weight is 0 to 1")
    let best = list.best(of: offers)
    if let best {
        promise(offers.contains(best) && list.quality(of: best) == qualities.max(), "the best is the best")
        promise(list.quality(of: best) > 0, "what is refused is not chosen")
    } else {
        promise(qualities.allSatisfy { $0 == 0 }, "nothing is chosen only if all is refused")
    }
    promise(AcceptList(text.asciiLowercased).best(of: offers) == best, "case does not matter")

    let encodings = EncodingPreference(text)
    if let coding = encodings.best(of: [.gzip, .identity]) {
        promise(encodings.accepts(coding), "what is refused is not chosen")
    }
    let languages = AcceptLanguage(text)
    promise(languages.preferred.count <= 64, "languages are bounded")
    if let language = languages.best(of: ["en", "de-CH"]) {
        promise(["en", "de-CH"].contains(language), "the best is an offer")
    }
}

/// A media type survives its own spelling.
func fuzzMediaType(_ bytes: [UInt8]) {
    let text = text(bytes)
    guard let type = parsed({ () throws(ParseError) in try MediaType(parsing: text) }) else { return }
    let again = parsed { () throws(ParseError) in try MediaType(parsing: type.description) }
    promise(again == type, "a type survives its own spelling")
    promise(type.bare.isSameKind(as: type) && type.bare.parameters.isEmpty, "bare means without parameters")
    promise(parsed { () throws(ParseError) in try HeaderValue(type.description) } != nil, "a type is one line")
    if let boundary = parsed({ () throws(ParseError) in try MultipartBoundary(type) }) {
        promise(boundary.text.utf8.count <= 70, "a boundary is short")
    }
}

/// A range lies within the body, and says so.
func fuzzRange(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let length = Int(first)
    let range = ByteRange(text(bytes.dropFirst()), length: length)
    switch range {
    case .whole:
        promise(range.contentRange(length: length) == nil, "the whole has no range")
    case .part(let part):
        promise(!part.isEmpty && part.lowerBound >= 0 && part.upperBound <= length, "a part lies within")
        let again = ByteRange("bytes=\(part.lowerBound)-\(part.upperBound - 1)", length: length)
        promise(again == range, "a part survives its own spelling")
    case .unsatisfiable:
        promise(range.contentRange(length: length) == "bytes */\(length)", "the length is told")
    }
}

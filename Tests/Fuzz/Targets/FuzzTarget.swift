/// A path has one spelling, which holds nothing that a later step could read as something else.
func fuzzPath(_ bytes: [UInt8]) {
    for method in [Method.get, .options] {
        guard let target = parsed({ () throws(ParseError) in try RequestTarget(parsing: bytes, method: method) }) else {
            continue
        }
        promise(!target.isAsterisk || method == .options, "a star is for OPTIONS")
        let path = target.path
        let again = parsed { () throws(ParseError) in try RequestPath(parsing: path.canonical) }
        promise(again == path, "a path survives its own spelling")
        promise(again?.canonical == path.canonical, "and has only one")
        promise(path.canonical.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }, "a spelling is plain ASCII")
        promise(!path.hasTrailingSlash || !path.segments.isEmpty, "the root has no trailing slash")
        for segment in path.segments {
            promise(!segment.isEmpty && segment != "." && segment != "..", "a segment is a name")
            promise(
                !segment.utf8.contains { $0.isControl || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") },
                "a segment holds neither slashes nor control characters"
            )
        }
        promise(target.rawQuery?.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f } ?? true, "a query is plain ASCII")
    }
}

/// A host has one spelling, and a list of that one host allows it.
func fuzzHost(_ bytes: [UInt8]) {
    let text = text(bytes)
    guard let authority = parsed({ () throws(ParseError) in try Authority(parsing: text) }) else { return }
    let again = parsed { () throws(ParseError) in try Authority(parsing: authority.description) }
    promise(again == authority, "an authority survives its own spelling")
    promise(authority.host.text.utf8.count <= 253, "a host is bounded")
    promise(authority.host.text == authority.host.text.asciiLowercased, "a host is in lower case")
    let list = parsed { () throws(ParseError) in try HostAllowList([authority.description]) }
    promise(list?.allows(authority) == true, "a list allows what it names")
}

/// A list of tags survives its own spelling, and each of its tags matches it.
func fuzzEntityTag(_ bytes: [UInt8]) {
    let text = text(bytes)
    if let tag = parsed({ () throws(ParseError) in try EntityTag(parsing: text) }) {
        promise(parsed { () throws(ParseError) in try EntityTag(parsing: tag.description) } == tag, "round trip")
    }
    guard let list = parsed({ () throws(ParseError) in try EntityTagList(parsing: text) }) else { return }
    let again = parsed { () throws(ParseError) in try EntityTagList(parsing: list.description) }
    promise(again == list, "a list survives its own spelling")
    if case .tags(let tags) = list {
        promise(!tags.isEmpty, "a list holds a tag")
        for tag in tags {
            promise(list.matchesWeakly(tag), "a tag matches its own list")
            promise(list.matchesStrongly(tag) || tag.isWeak, "strongly, unless it is weak")
        }
    }
}

/// A date survives the spelling that is sent.
func fuzzDate(_ bytes: [UInt8]) {
    let text = text(bytes)
    if let date = parsed({ () throws(ParseError) in try HTTPDate(parsing: text) }) {
        promise(parsed { () throws(ParseError) in try HTTPDate(parsing: date.description) } == date, "round trip")
    }
    let number = bytes.prefix(8).reduce(0) { $0 << 8 | Int($1) }
    let date = HTTPDate(seconds: number)
    promise(parsed { () throws(ParseError) in try HTTPDate(parsing: date.description) } == date, "any second")
}

/// Nothing that is a name or a value can end its line.
func fuzzHeader(_ bytes: [UInt8]) {
    let text = text(bytes)
    if let name = parsed({ () throws(ParseError) in try HeaderName(text) }) {
        promise(!name.text.isEmpty && name.text.utf8.allSatisfy(\.isToken), "a name is a token")
    }
    if let value = parsed({ () throws(ParseError) in try HeaderValue(text) }) {
        promise(!value.text.utf8.contains { $0 == 13 || $0 == 10 || $0 == 0 }, "a value is one line")
        promise(parsed { () throws(ParseError) in try HeaderValue(value.text) } == value, "trimmed once for all")
    }
    if let method = parsed({ () throws(ParseError) in try Method(text) }) {
        promise(method.name.utf8.allSatisfy(\.isToken), "a method is a token")
    }
}

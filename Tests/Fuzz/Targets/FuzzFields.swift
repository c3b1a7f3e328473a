/// What was read is written so that it is read again, and a string and its bytes are the same query.
func fuzzQuery(_ bytes: [UInt8]) {
    let text = text(bytes)
    guard let query = parsed({ () throws(ParseError) in try Query(parsing: text, maximum: 16) }) else { return }
    promise(query.fields.count <= 16, "fields are bounded")
    promise(!query.fields.contains { $0.name.utf8.contains(0) || $0.value.utf8.contains(0) }, "no NUL")
    let again = parsed { () throws(ParseError) in try Query(parsing: query.encoded, maximum: 16) }
    promise(again == query, "a query survives its own spelling")
    promise(query.encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }, "a spelling is plain ASCII")
}

/// A form is a query whose bytes need not be text.
func fuzzForm(_ bytes: [UInt8]) {
    let form = parsed { () throws(ParseError) in try Form(parsing: bytes) }
    if let form {
        promise(form.fields.count <= 256, "fields are bounded")
        let again = parsed { () throws(ParseError) in try Form(parsing: Array(form.encoded.utf8)) }
        promise(again == form, "a form survives its own spelling")
    }
    if let text = String(validating: bytes, as: UTF8.self) {
        let query = parsed { () throws(ParseError) in try Query(parsing: text) }
        promise(query?.fields == form?.fields, "queries and forms are read alike")
    } else if let form {
        // Bytes that are not UTF-8 as a whole can be pieces that are; then no piece may hold a replacement.
        promise(form.fields.count <= bytes.count, "no field comes from nothing")
    }
}

/// Pairs that were read are legal, and are read again from a header made of them.
func fuzzCookie(_ bytes: [UInt8]) {
    let cookies = Cookies(text(bytes))
    promise(cookies.fields.count <= 64, "cookies are bounded")
    let header = cookies.fields.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
    promise(Cookies(header) == cookies, "cookies survive their own spelling")
    for field in cookies.fields {
        let cookie = parsed { () throws(ParseError) in try SetCookie(field.name, field.value, isSecure: true) }
        guard let cookie else { fatalError("a cookie that was read can be set") }
        promise(parsed { () throws(ParseError) in try HeaderValue(cookie.description) } != nil, "as one line")
        promise(Cookies(cookie.description.prefix { $0 != ";" }).fields == [field], "and read back")
    }
}

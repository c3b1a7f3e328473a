/// A form is the same however it was cut, and is read again when written anew.
///
/// The first two bytes say how to cut.
func fuzzMultipart(_ bytes: [UInt8]) {
    guard bytes.count >= 2 else { return }
    let sizes = [Int(bytes[0] & 15) + 1, Int(bytes[1] & 63) + 1]
    let body = Array(bytes.dropFirst(2))
    let limits = MultipartLimits(parts: 8, headerBytes: 256, totalBytes: 4096)
    guard let boundary = parsed({ () throws(ParseError) in try MultipartBoundary("xy") }) else { return }

    let whole = parsed { () throws(ParseError) in
        try MultipartForm(parsing: body, boundary: boundary, limits: limits)
    }
    let pieces = parsed { () throws(ParseError) in
        var collector = MultipartCollector(boundary, limits: limits)
        var rest = body[...]
        var turn = 0
        while !rest.isEmpty {
            try collector.feed(rest.prefix(sizes[turn % 2]))
            rest = rest.dropFirst(sizes[turn % 2])
            turn += 1
        }
        return try collector.finish()
    }
    promise(whole?.parts == pieces?.parts, "how a form was cut does not matter")

    guard let whole else { return }
    promise(body.count <= 4096 && whole.parts.count <= 8, "a form is bounded")
    promise(whole.parts.reduce(0) { $0 + $1.body.count } < body.count, "no byte comes from nothing")
    for part in whole.parts {
        promise(part.head.filename?.contains("/") != true, "a file's name is no path")
    }
    let again = parsed { () throws(ParseError) in
        try MultipartForm(parsing: written(whole), boundary: boundary, limits: MultipartLimits(headerBytes: 512))
    }
    promise(again?.parts == whole.parts, "a form survives its own spelling")
}

private func written(_ form: MultipartForm) -> [UInt8] {
    var bytes: [UInt8] = []
    for part in form.parts {
        bytes += Array("--xy\r\n".utf8)
        for field in part.head.headers { bytes += Array("\(field.name): \(field.value)\r\n".utf8) }
        bytes += [13, 10] + part.body + [13, 10]
    }
    return bytes + Array("--xy--".utf8)
}

/// The head of one part of a form with files.
public struct MultipartPart: Hashable, Sendable {
    /// The name of the form's field.
    public let name: String
    /// The last piece of the file's name as the sender has it, if the part is a file; it may be empty.
    ///
    /// It is a text to show. Never make a path of it.
    public let filename: String?
    /// What the sender says the part is.
    public let contentType: MediaType?
    /// All fields of the part's head.
    public let headers: Headers

    /// Reads what stands between a boundary and the empty line.
    init(_ headers: Headers) throws(ParseError) {
        guard let disposition = headers[.contentDisposition] else {
            throw ParseError("part of a form", expected: "a Content-Disposition", got: "")
        }
        var scanner = FieldScanner(disposition.text)
        guard scanner.token()?.asciiLowercased == "form-data", let parameters = Self.parameters(&scanner),
            let name = parameters.first(where: { $0.name == "name" })?.value
        else {
            throw ParseError("Content-Disposition", expected: "form-data with a name", got: disposition.text)
        }
        self.name = name
        filename = parameters.first { $0.name == "filename" }.map { Self.lastPiece(of: $0.value) }
        if let type = headers[.contentType] {
            contentType = try MediaType(parsing: type.text)
        } else {
            contentType = nil
        }
        self.headers = headers
    }

    /// Parameters as browsers write them in forms, which is not quite as anywhere else in HTTP.
    ///
    /// A backslash is a backslash, unless it stands before a quote or another backslash as older clients have it; and
    /// `%22` is a quote.
    private static func parameters(_ scanner: inout FieldScanner) -> [NamedField]? {
        var parameters: [NamedField] = []
        scanner.skipBlanks()
        while scanner.take(UInt8(ascii: ";")) {
            scanner.skipBlanks()
            guard let name = scanner.token(), scanner.take(UInt8(ascii: "=")) else { return nil }
            guard let value = quoted(&scanner) ?? scanner.token() else { return nil }
            parameters.append(NamedField(name.asciiLowercased, value))
            scanner.skipBlanks()
        }
        return scanner.isAtEnd ? parameters : nil
    }

    private static func quoted(_ scanner: inout FieldScanner) -> String? {
        guard scanner.take(UInt8(ascii: "\"")) else { return nil }
        var content: [UInt8] = []
        while true {
            content += scanner.run { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "%") }
            if scanner.take(UInt8(ascii: "\"")) { return String(validating: content, as: UTF8.self) }
            if scanner.take(UInt8(ascii: "\\")) {
                let isEscape = scanner.rest.first == UInt8(ascii: "\"") || scanner.rest.first == UInt8(ascii: "\\")
                content.append(isEscape ? scanner.pop() ?? 0 : UInt8(ascii: "\\"))
            } else if scanner.take(UInt8(ascii: "%")) {
                content.append(scanner.take("22") ? UInt8(ascii: "\"") : UInt8(ascii: "%"))
            } else {
                return nil
            }
        }
    }

    /// Some browsers once sent the whole path of the file.
    private static func lastPiece(of path: String) -> String {
        let piece = path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\") }.reversed()
        return String(decoding: piece, as: UTF8.self)
    }
}

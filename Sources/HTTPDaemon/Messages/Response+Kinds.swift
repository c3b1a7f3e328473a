import Crypto

extension Response {
    /// A whole page or a part of one.
    public init(_ status: Status = .ok, html: [UInt8]) {
        self.init(status, bytes: html, type: .html)
    }

    /// A few plain words.
    public init(_ status: Status = .ok, text: String) {
        self.init(status, bytes: Array(text.utf8), type: .plainText)
    }

    /// Bytes of any type.
    public init(_ status: Status = .ok, bytes: [UInt8], type: MediaType) {
        self.init(status, headers: [.contentType: HeaderValue(naming: type)], body: .bytes(bytes))
    }

    /// A file from the disk, with what a client needs to keep it, to ask about it and to fetch a part of it.
    public init(file: FileSlice, type: MediaType, caching: Caching, lastModified: HTTPDate) {
        self.init(
            headers: [
                .contentType: HeaderValue(naming: type),
                .cacheControl: caching.headerValue,
                .lastModified: HeaderValue(ours: lastModified.description),
            ],
            body: .file(file)
        )
    }

    /// The same answer with a strong tag of its bytes, so that a client which has them is told only that.
    public func tagged() -> Response {
        guard case .bytes(let bytes) = body else { return self }
        return tagged(EntityTag(Fingerprint(of: bytes).hex))
    }

    /// The same answer with a tag that its maker knows.
    public func tagged(_ tag: EntityTag) -> Response {
        var response = self
        response.headers[.eTag] = HeaderValue(ours: tag.description)
        return response
    }

    /// The same answer, to be kept as long as this says.
    public func caching(_ caching: Caching) -> Response {
        var response = self
        response.headers[.cacheControl] = caching.headerValue
        return response
    }
}

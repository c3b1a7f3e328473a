import Gzip

extension Response.Content {
    /// Below this many bytes a compressed answer is hardly shorter.
    private static let worthCompressing = 1024

    /// Fits an answer that was made for this one request to what the client can read and already has.
    mutating func negotiate(for request: Request) {
        let packs = chooseCoding(for: request)
        // Nothing is read that the request does not ask about: most ask about nothing.
        if request[header: .ifNoneMatch] != nil || request[header: .ifModifiedSince] != nil,
            Freshness(tag: tag, lastModified: lastModified).isFresh(for: request)
        {
            status = .notModified
            body = .empty
            headers.removeContentHeaders()
        } else if packs {
            compress()
        } else if case .file(let slice) = body {
            headers.add(.acceptRanges, "bytes")
            let wish = RangeRequest(request, size: slice.count, tag: tag, lastModified: lastModified)
            wish?.cut(&self) { .file(slice.part($0)) }
        }
    }

    private var tag: EntityTag? { headers[.eTag].flatMap { try? EntityTag(parsing: $0.text) } }

    private var lastModified: HTTPDate? { headers[.lastModified].flatMap { try? HTTPDate(parsing: $0.text) } }

    /// Decides whether to compress; each coding has a tag of its own.
    private mutating func chooseCoding(for request: Request) -> Bool {
        guard isWorthCompressing, headers[.contentEncoding] == nil, let type = headers[.contentType],
            type == .html || (try? MediaType(parsing: type.text))?.compressesWell == true
        else { return false }
        headers.addToList(.vary, .acceptEncoding)
        guard request.acceptsGzip else { return false }
        headers.add(.contentEncoding, "gzip")
        if let tag {
            headers[.eTag] = HeaderValue(ours: EntityTag(tag.opaque + "-gzip", isWeak: tag.isWeak).description)
        }
        return true
    }

    private mutating func compress() {
        switch body {
        case .bytes(let bytes): body = .bytes(Gzip.compress(bytes))
        case .runs(let runs): body = .bytes(Gzip.compress(Array(runs.joined())))
        case .stream(let produce): body = .stream { try await $0.compressing(produce) }
        case .empty, .file: break
        }
    }

    private var isWorthCompressing: Bool {
        switch body {
        case .bytes, .runs: (body.count ?? 0) >= Self.worthCompressing
        case .stream: true
        case .empty, .file: false
        }
    }
}

extension FileSlice {
    fileprivate func part(_ range: Range<Int>) -> FileSlice {
        FileSlice(path: path, offset: offset + range.lowerBound, count: range.count)
    }
}

extension Request {
    /// All of a form with files, from a route that buffers its bodies.
    public func multipartForm(limits: MultipartLimits = MultipartLimits()) throws -> MultipartForm {
        let boundary = try multipartBoundary()
        guard case .bytes(let bytes) = body else {
            throw HTTPError(.badRequest, "This address takes a form with files, and nothing came.")
        }
        do throws(ParseError) {
            return try MultipartForm(parsing: bytes, boundary: boundary, limits: limits)
        } catch {
            throw Self.refusal(error)
        }
    }

    /// A form with files, told piece by piece while it arrives; so a large file never is in memory as a whole.
    ///
    /// ```swift
    /// router.on(.post, "/import", body: .streamed(limit: 1 << 30)) { request in
    ///     .later {
    ///         try await request.readMultipart { event in
    ///             if case .partData(let bytes) = event { importer.feed(bytes) }
    ///         }
    ///         return Response(.seeOther, headers: [.location: "/"])
    ///     }
    /// }
    /// ```
    public func readMultipart(
        limits: MultipartLimits = MultipartLimits(totalBytes: .max),
        _ take: (MultipartEvent) async throws -> Void
    ) async throws {
        var parser = MultipartParser(try multipartBoundary(), limits: limits)
        do {
            switch body {
            case .empty: break
            case .bytes(let bytes):
                for event in try parser.feed(bytes) { try await take(event) }
            case .stream(let upload):
                for try await bytes in upload {
                    for event in try parser.feed(bytes) { try await take(event) }
                }
            }
            try parser.finish()
        } catch let error as ParseError {
            throw Self.refusal(error)
        }
    }

    private func multipartBoundary() throws -> MultipartBoundary {
        guard let type = self[header: .contentType].flatMap({ try? MediaType(parsing: $0) }),
            let boundary = try? MultipartBoundary(type)
        else {
            throw HTTPError(
                .unsupportedMediaType,
                "This address takes a form with files, sent as multipart/form-data."
            )
        }
        return boundary
    }

    private static func refusal(_ error: ParseError) -> HTTPError {
        HTTPError(error.reason == .tooLarge ? .contentTooLarge : .badRequest, error.sentence)
    }
}

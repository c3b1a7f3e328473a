/// What came after the head, in the form that the route asked for.
public enum RequestBody: Sendable {
    /// Nothing came, or the route takes nothing.
    case empty
    /// All of it, already here.
    case bytes([UInt8])
    /// Still arriving; read it as it comes.
    case stream(Upload)
}

extension Request {
    /// The fields of a form that was sent as `application/x-www-form-urlencoded`.
    public func form() throws -> Form {
        let type = self[header: .contentType].flatMap { try? MediaType(parsing: $0) }
        guard type?.isSameKind(as: .form) == true else {
            throw HTTPError(
                .unsupportedMediaType,
                "This address takes a form, sent as application/x-www-form-urlencoded."
            )
        }
        guard case .bytes(let bytes) = body else { return Form() }
        do {
            return try Form(parsing: bytes)
        } catch {
            throw HTTPError(.badRequest, error.sentence)
        }
    }
}

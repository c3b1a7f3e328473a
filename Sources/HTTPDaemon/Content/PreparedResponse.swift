import Locking

/// An answer that is made once and sent many times, by reference and without any work for its headers.
public final class PreparedResponse: Sendable {
    /// The two forms that an answer takes on the wire: HSTS stands only in the one that goes over TLS.
    private struct Forms {
        var plain: NativeResponse?
        var secure: NativeResponse?
    }

    let response: Response
    private let forms = Locked(Forms())

    /// Keeps an answer whose body is all there; a stream cannot be sent twice.
    public init(_ response: Response) {
        if case .stream = response.body { preconditionFailure("A streamed answer cannot be prepared.") }
        self.response = response
    }

    /// The answer, marked so that the daemon sends the prepared form.
    var reference: Response {
        var response = response
        response.prepared = self
        return response
    }

    /// The form on the wire, made at the first call for all that follow.
    func native(isSecure: Bool, by site: Site) -> NativeResponse? {
        forms.withLock { forms in
            if let made = isSecure ? forms.secure : forms.plain { return made }
            let made = NativeResponse(finished(isSecure: isSecure, by: site, closing: false))
            if isSecure { forms.secure = made } else { forms.plain = made }
            return made
        }
    }

    /// The answer with the headers that every answer of a site carries.
    func finished(isSecure: Bool, by site: Site, closing: Bool) -> Response {
        var response = response
        site.security.apply(to: &response, isSecure: isSecure)
        response.closesConnection = closing
        return response
    }
}

/// The one place where errors become answers.
///
/// Text and problem documents are the same for every site; pages and fragments are drawn by whoever owns the markup.
public struct ErrorPresenter: Sendable {
    /// Draws an error as HTML: a whole page, or one element.
    public typealias Drawing = @Sendable (HTTPError, Request?) -> [UInt8]

    private let page: Drawing?
    private let fragment: Drawing?

    /// Draws pages and fragments as given; without a drawing, everybody reads text.
    public init(page: Drawing? = nil, fragment: Drawing? = nil) {
        self.page = page
        self.fragment = fragment
    }

    func present(_ error: HTTPError, to request: Request?) -> Response {
        var response = draw(error, for: request)
        for field in error.headers { response.headers.add(field.name, field.value) }
        response.headers.add(.cacheControl, "no-store")
        response.headers.addToList(.vary, .accept)
        if response.headers[.contentType] == HeaderValue(ours: MediaType.html.description) {
            response.headers.addToList(.vary, .acceptLanguage)
        }
        response.closesConnection = error.closesConnection
        return response
    }

    private func draw(_ error: HTTPError, for request: Request?) -> Response {
        switch error.isForPrograms ? .problem : ErrorForm(for: request) {
        case .page:
            if let page { return Response(error.status, html: page(error, request)) }
        case .fragment:
            if let fragment { return Response(error.status, html: fragment(error, request)) }
        case .turboFrame(let id):
            if let fragment {
                let tag = Array("<turbo-frame id=\"\(id)\">".utf8)
                return Response(error.status, html: tag + fragment(error, request) + Array("</turbo-frame>".utf8))
            }
        case .problem:
            return problem(error, request)
        case .text:
            break
        }
        return Response(error.status, text: "\(error.status.code) \(error.status.reason). \(error.explanation)\n")
    }

    private func problem(_ error: HTTPError, _ request: Request?) -> Response {
        var json =
            "{\"type\":\"about:blank\",\"title\":\(JSONText(error.status.reason)),\"status\":\(error.status.code)"
        json += ",\"detail\":\(JSONText(error.explanation))"
        if let request { json += ",\"instance\":\(JSONText("urn:request:\(request.id)"))" }
        json += "}\n"
        return Response(
            error.status,
            headers: [.contentType: "application/problem+json"],
            body: .bytes(Array(json.utf8))
        )
    }
}

public import HTTPDaemon

/// What a visitor does with the widgets of a page.
extension Browser {
    /// Presses a button of a widget, in a page whose scripts run: the action is posted, and the changed fragments come
    /// back.
    ///
    /// ```swift
    /// let reply = try await browser.press("weather/week", "hide")
    /// #expect(reply.isHidden("weather/week") == true)
    /// ```
    public func press(_ path: String, _ action: String, _ fields: [NamedField] = []) async throws -> FragmentReply {
        var headers = scriptHeaders
        headers[.hxTarget] = HeaderValue(ours: FragmentPath.id(of: path))
        return FragmentReply(try await post("/fragments/\(path)/\(action)", form: fields, headers: headers))
    }

    /// Presses a button of a widget, in a page whose scripts do not run: the form is sent, and the page follows to which
    /// the visitor is led.
    ///
    /// A reply that leads nowhere is answered as it is.
    public func submit(_ path: String, _ action: String, _ fields: [NamedField] = []) async throws -> Reply {
        let headers: Headers = [
            .accept: "text/html,application/xhtml+xml,*/*;q=0.8", .secFetchSite: "same-origin",
            .secFetchMode: "navigate", .secFetchDest: "document", .secFetchUser: "?1",
        ]
        let reply = try await post("/fragments/\(path)/\(action)", form: fields, headers: headers)
        return reply.status == .seeOther ? try await follow(reply) : reply
    }

    /// Fetches a fragment; as HTML like a script that puts it into a page.
    ///
    /// The wait is the time in seconds that the server may take for what is still loading.
    public func fragment(
        _ path: String,
        as format: FragmentFormat = .html,
        waiting seconds: Int? = nil
    ) async throws -> Reply {
        let query = seconds.map { "?wait=\($0)" } ?? ""
        var headers = scriptHeaders
        if format != .html { headers = [.accept: "*/*"] }
        return try await get("/fragments/\(path)\(format.suffix)\(query)", headers: headers)
    }

    /// Asks for a fragment until it is not loading any more.
    ///
    /// The server answers as soon as it is ready, or after ten seconds; so this never sleeps, and gives up after as many
    /// questions as allowed with ``BrowserFailure/stillLoading(_:)``.
    public func untilLoaded(_ path: String, attempts: Int = 3) async throws -> FragmentReply {
        for _ in 0..<attempts {
            let reply = try await fragment(path, waiting: 10)
            let isLoading = reply.status == .ok && (reply["Refresh"] != nil || reply[.retryAfter] != nil)
            if !isLoading { return FragmentReply(reply) }
        }
        throw BrowserFailure.stillLoading(path)
    }

    /// What a browser and htmx say of a request that a script of our own page makes.
    private var scriptHeaders: Headers {
        [
            .accept: "text/html, */*;q=0.8", .hxRequest: "true", .hxCurrentURL: HeaderValue(ours: origin + "/"),
            .secFetchSite: "same-origin", .secFetchMode: "cors", .secFetchDest: "empty",
        ]
    }
}

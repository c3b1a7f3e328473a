internal import CCurl

/// The parts of an address, read by the same code that later connects, so that the two cannot disagree.
struct CurlURL {
    let scheme: String
    let host: String
    let port: Int?
    let path: String
    let query: String?

    /// Reads a whole address.
    static func parse(_ text: String) throws(AddressError) -> CurlURL {
        // libcurl forgives a third slash, and takes what follows for the host.
        let rest = text.split(separator: ":", maxSplits: 1).dropFirst().first ?? ""
        guard !rest.hasPrefix("///") else { throw .form }
        return try CurlURL([(text, 0)])
    }

    /// Reads a reference as it stands in a `Location`, where some write blanks and letters that should be encoded.
    static func resolve(_ reference: String, from base: String) throws(AddressError) -> CurlURL {
        try CurlURL([(base, 0), (reference, UInt32(CURLU_URLENCODE))])
    }

    private init(_ steps: [(text: String, flags: UInt32)]) throws(AddressError) {
        guard let handle = unsafe curl_url() else { throw .form }
        defer { unsafe curl_url_cleanup(handle) }
        let flags = UInt32(CURLU_DISALLOW_USER)
        for step in steps {
            let code = unsafe curl_url_set(handle, CURLUPART_URL, step.text, step.flags | flags)
            guard !step.text.utf8.contains(0), code == CURLUE_OK else {
                throw code == CURLUE_UNSUPPORTED_SCHEME ? .scheme : .form
            }
        }
        let part = { (part: CURLUPart) -> String? in
            var text: UnsafeMutablePointer<CChar>?
            guard unsafe curl_url_get(handle, part, &text, 0) == CURLUE_OK, let text = unsafe text else { return nil }
            defer { unsafe curl_free(text) }
            return unsafe String(cString: text)
        }
        guard let scheme = part(CURLUPART_SCHEME), let host = part(CURLUPART_HOST) else { throw .form }
        self.scheme = scheme
        self.host = host
        port = part(CURLUPART_PORT).flatMap { Int($0) }
        path = part(CURLUPART_PATH) ?? "/"
        query = part(CURLUPART_QUERY)
    }
}

internal import CCurl

/// libcurl as a whole, made ready once.
enum CurlLibrary {
    static let ready: Void = {
        let code = curl_global_init(daybook_curl_init_all)
        precondition(code == CURLE_OK, "curl_global_init failed with \(code.rawValue)")
    }()
}

internal import CCurl

/// One exchange under way: libcurl's handle, and what has come so far.
///
/// It belongs to the thread that drives it.
@safe
final class CurlTransfer {
    private static let longestHead = 64 * 1_024

    let number: Int
    /// For the driver alone.
    let handle: UnsafeMutableRawPointer
    private var lines: UnsafeMutablePointer<curl_slist>?
    private let call: Call
    private let reply: CheckedContinuation<Result<Answer, FetchFailure>, Never>
    private var head = AnswerHead()
    private var headBytes = 0
    private var body: [UInt8] = []
    private var isTooLarge = false

    /// Nothing where libcurl cannot be had, or refuses a setting.
    init?(
        _ number: Int,
        _ call: Call,
        _ settings: CurlSettings,
        reply: CheckedContinuation<Result<Answer, FetchFailure>, Never>
    ) {
        _ = CurlLibrary.ready
        guard let handle = unsafe curl_easy_init() else { return nil }
        self.number = number
        self.call = call
        self.reply = reply
        unsafe self.handle = handle
        for header in call.headers { unsafe lines = curl_slist_append(lines, header.line) }
        guard prepare(settings) else { return nil }
    }

    deinit {
        unsafe curl_easy_cleanup(handle)
        unsafe curl_slist_free_all(lines)
    }

    var address: UInt { unsafe UInt(bitPattern: handle) }

    /// Tells whoever waits how it went.
    func finish(_ code: CURLcode) {
        reply.resume(returning: code == CURLE_OK ? .success(answer) : .failure(FetchFailure(kind(of: code))))
    }

    /// Tells whoever waits that nothing will come.
    func abandon() {
        reply.resume(returning: .failure(FetchFailure(.cancelled)))
    }

    /// Takes a line of the head; false ends the transfer.
    fileprivate func takeHead(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        headBytes += bytes.count
        guard headBytes <= Self.longestHead else { return false }
        // After “103 Early Hints” and the like a new head begins.
        if unsafe bytes.starts(with: "HTTP/".utf8) { head = AnswerHead() }
        unsafe head.take(line: bytes)
        return true
    }

    /// Takes a piece of the body, unpacked already; false ends the transfer.
    fileprivate func takeBody(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count <= call.limit - body.count else {
            isTooLarge = true
            body = []
            return false
        }
        unsafe body.append(contentsOf: bytes)
        return true
    }

    private func prepare(_ settings: CurlSettings) -> Bool {
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        return unsafe call.address.url.withCString { url in
            unsafe settings.userAgent.description.withCString { userAgent in
                var question = unsafe daybook_curl_call()
                unsafe question.url = unsafe url
                unsafe question.user_agent = unsafe userAgent
                unsafe question.headers = unsafe lines
                unsafe question.deadline_milliseconds = max(1, call.deadline.milliseconds)
                unsafe question.connect_milliseconds = max(1, min(call.deadline, settings.connectDeadline).milliseconds)
                unsafe question.body_limit = curl_off_t(call.limit)
                unsafe question.on_header = onHeader
                unsafe question.on_body = onBody
                unsafe question.context = unsafe context
                guard let certificates = settings.certificates else {
                    return unsafe daybook_curl_prepare(handle, &question) == CURLE_OK
                }
                return unsafe certificates.withCString { path in
                    unsafe question.certificates = unsafe path
                    return unsafe daybook_curl_prepare(handle, &question) == CURLE_OK
                }
            }
        }
    }

    private var answer: Answer {
        Answer(
            status: unsafe daybook_curl_status(handle),
            head: head,
            body: body,
            received: Int(unsafe daybook_curl_received(handle))
        )
    }

    private func kind(of code: CURLcode) -> FetchFailure.Kind {
        if isTooLarge { return .tooLarge(limit: call.limit) }
        switch code {
        case CURLE_FILESIZE_EXCEEDED: return .tooLarge(limit: call.limit)
        case CURLE_OPERATION_TIMEDOUT: return .timeout
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT: return .unreachable
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE,
            CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CIPHER,
            CURLE_SSL_CERTPROBLEM:
            return .insecure
        default: return .garbled
        }
    }
}

/// What libcurl calls with each line of a head; another number than all means “no more”.
private let onHeader: curl_write_callback = { bytes, size, count, context in
    unsafe deliver(bytes, size * count, context) { unsafe $0.takeHead($1) }
}

/// What libcurl calls with each piece of a body.
private let onBody: curl_write_callback = { bytes, size, count, context in
    unsafe deliver(bytes, size * count, context) { unsafe $0.takeBody($1) }
}

private func deliver(
    _ bytes: UnsafeMutablePointer<CChar>?,
    _ count: Int,
    _ context: UnsafeMutableRawPointer?,
    to take: (CurlTransfer, UnsafeBufferPointer<UInt8>) -> Bool
) -> Int {
    guard count > 0, let bytes = unsafe bytes, let context = unsafe context else { return count }
    // The driver holds the transfer for as long as libcurl has its handle.
    let transfer = unsafe Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
    let piece = unsafe UnsafeRawBufferPointer(start: bytes, count: count).assumingMemoryBound(to: UInt8.self)
    return unsafe take(transfer, piece) ? count : 0
}

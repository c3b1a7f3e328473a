internal import CCurl

/// libcurl's handle for many exchanges at once, with the connections that are kept for the next ones.
// Safe because one queue calls everything but `wake()`, which libcurl allows from anywhere.
@safe
final class CurlDriver: @unchecked Sendable {
    private static let keptConnections = 8
    private static let longestWait: Int32 = 10_000

    private let handle: UnsafeMutableRawPointer
    /// By the addresses of their handles, which is how libcurl speaks of them.
    private var transfers: [UInt: CurlTransfer] = [:]

    init() {
        _ = CurlLibrary.ready
        guard let handle = unsafe curl_multi_init() else { preconditionFailure("there is no memory for libcurl") }
        unsafe self.handle = handle
        unsafe daybook_curl_keep_connections(handle, Self.keptConnections)
    }

    deinit {
        cancelAll()
        unsafe curl_multi_cleanup(handle)
    }

    var isIdle: Bool { transfers.isEmpty }

    /// Takes an exchange on.
    func start(_ transfer: CurlTransfer) {
        transfers[transfer.address] = transfer
        guard unsafe curl_multi_add_handle(handle, transfer.handle) == CURLM_OK else {
            transfers[transfer.address] = nil
            return transfer.abandon()
        }
    }

    /// Gives an exchange up, if it is not over.
    func cancel(_ number: Int) {
        guard let transfer = transfers.values.first(where: { $0.number == number }) else { return }
        drop(transfer)
        transfer.abandon()
    }

    func cancelAll() {
        for transfer in transfers.values { cancel(transfer.number) }
    }

    /// Does what can be done without waiting, and tells those whose exchange is over.
    func perform() {
        var running: Int32 = 0
        unsafe curl_multi_perform(handle, &running)
        var code = CURLE_OK
        while let easy = unsafe daybook_curl_next_finished(handle, &code) {
            guard let transfer = transfers[UInt(bitPattern: easy)] else { continue }
            transfer.finish(code)
            drop(transfer)
        }
    }

    /// Waits until there is something to do, or somebody wakes it.
    func wait() {
        unsafe curl_multi_poll(handle, nil, 0, Self.longestWait, nil)
    }

    /// Ends the waiting, or the next one; from any thread.
    func wake() {
        unsafe curl_multi_wakeup(handle)
    }

    private func drop(_ transfer: CurlTransfer) {
        unsafe curl_multi_remove_handle(handle, transfer.handle)
        transfers[transfer.address] = nil
    }
}

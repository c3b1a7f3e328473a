internal import Dispatch
internal import Locking

/// Carries requests by libcurl, many at once on one thread, which exists only while something is under way.
///
/// It verifies certificates, keeps connections for the next call, and knows no cookies, no proxies and no `.netrc`:
/// what is said to whom depends on nothing but the call. A body is counted as it is unpacked and cut at its limit.
///
/// ```swift
/// let transport = CurlTransport(userAgent: userAgent)
/// let answer = try await transport.send(Call(address, limit: 1 << 20, deadline: .seconds(10)))
/// await transport.stop()
/// ```
package final class CurlTransport: Transport {
    private let inbox = Locked(CurlInbox())
    private let driver = CurlDriver()
    private let settings: CurlSettings
    // A queue with a name has a thread of its own, so waiting in it keeps nobody else from working.
    private let queue = DispatchQueue(label: "daybook.fetching")

    /// Describes how connections are made.
    ///
    /// - Parameters:
    ///   - userAgent: who we say that we are.
    ///   - connectDeadline: how long name, connection and TLS may take of a call's time.
    ///   - certificates: the path of a file with certificates to trust in place of the system's.
    package init(
        userAgent: UserAgent,
        connectDeadline: Duration = .seconds(5),
        certificates: String? = nil
    ) {
        settings = CurlSettings(
            userAgent: userAgent,
            connectDeadline: connectDeadline,
            certificates: certificates
        )
    }

    /// Makes one exchange; cancelling the task closes its connection.
    package func send(_ call: Call) async throws(FetchFailure) -> Answer {
        let number = inbox.withLock { $0.nextNumber() }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled, add(.start(number: number, call, continuation)) else {
                    return continuation.resume(returning: .failure(FetchFailure(.cancelled)))
                }
                // Whoever cancels meanwhile may have been here before the order was.
                if Task.isCancelled { add(.cancel(number: number)) }
            }
        } onCancel: {
            add(.cancel(number: number))
        }
        return try result.get()
    }

    /// Gives up what is under way, and refuses what comes later; kept connections close with the transport.
    package func stop() async {
        wake(inbox.withLock { $0.stop() })
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume() }
        }
    }

    @discardableResult
    private func add(_ order: CurlInbox.Order) -> Bool {
        let waking = inbox.withLock { $0.add(order) }
        wake(waking)
        return waking != nil
    }

    private func wake(_ waking: CurlInbox.Waking?) {
        switch waking {
        case .startThread: queue.async { self.run() }
        case .wakeThread: driver.wake()
        case nil: break
        }
    }

    private func run() {
        while let orders = inbox.withLock({ $0.takeAll(mayRest: driver.isIdle) }) {
            for order in orders { follow(order) }
            driver.perform()
            if !driver.isIdle { driver.wait() }
        }
    }

    private func follow(_ order: CurlInbox.Order) {
        switch order {
        case .start(let number, let call, let reply):
            guard let transfer = CurlTransfer(number, call, settings, reply: reply) else {
                return reply.resume(returning: .failure(FetchFailure(.garbled)))
            }
            driver.start(transfer)
        case .cancel(let number): driver.cancel(number)
        case .cancelAll: driver.cancelAll()
        }
    }
}

/// What the transport's thread shall do next.
struct CurlInbox {
    enum Order: Sendable {
        case start(number: Int, Call, CheckedContinuation<Result<Answer, FetchFailure>, Never>)
        case cancel(number: Int)
        case cancelAll
    }

    /// How the thread comes to look in here.
    enum Waking: Sendable {
        case startThread, wakeThread
    }

    private var orders: [Order] = []
    private var isRunning = false
    private var isStopped = false
    private var lastNumber = 0

    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Nothing is taken after the stop.
    mutating func add(_ order: Order) -> Waking? {
        guard !isStopped else { return nil }
        orders.append(order)
        defer { isRunning = true }
        return isRunning ? .wakeThread : .startThread
    }

    /// Everything there is; nothing where there is none and the thread may rest.
    mutating func takeAll(mayRest: Bool) -> [Order]? {
        if orders.isEmpty, mayRest {
            isRunning = false
            return nil
        }
        defer { orders = [] }
        return orders
    }

    mutating func stop() -> Waking? {
        defer { isStopped = true }
        return add(.cancelAll)
    }
}

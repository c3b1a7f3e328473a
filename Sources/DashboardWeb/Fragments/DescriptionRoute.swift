import DashboardCore
import HTTPDaemon
import Locking

/// Where programs find out what they can ask.
struct DescriptionRoute: Sendable {
    private let storyboard: Storyboard
    // Made when it is first wanted, so that a server starts at once.
    private let made = Locked<Resource?>(nil)

    private let others: [JSON.Member]

    init(_ storyboard: Storyboard, others: [JSON.Member]) {
        self.storyboard = storyboard
        self.others = others
    }

    func add(to router: inout Router) {
        router.get("/openapi.json") { request in
            let resource = made.withLock { made in
                if let made { return made }
                let bytes = Description(storyboard: storyboard, others: others).document().bytes + [UInt8(ascii: "\n")]
                let resource = Resource(bytes, type: .json, caching: .revalidate)
                made = resource
                return resource
            }
            return resource.answer(to: request)
        }
    }
}

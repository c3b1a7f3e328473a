import DashboardCore
import HTTPDaemon
import Locking

/// Where programs find out what they can ask.
struct DescriptionRoute: Sendable {
    private let visitors: VisitorTable
    // Made when it is first wanted, so that a server starts at once.
    private let made = Locked<Resource?>(nil)

    private let others: @Sendable () -> SiteDescription

    init(_ visitors: VisitorTable, others: @escaping @Sendable () -> SiteDescription) {
        self.visitors = visitors
        self.others = others
    }

    func add(to router: inout Router) {
        router.on(.get, "/openapi.json") { request in
            try visitors.answerInside(to: request) { _ in .now(resource.answer(to: request)) }
        }
    }

    private var resource: Resource {
        made.withLock { made in
            if let made { return made }
            let stage = visitors.stage
            let description = Description(
                storyboard: stage.storyboard,
                isGuarded: stage.account != nil,
                names: stage.embeds.names,
                others: others()
            )
            let caching: Caching = stage.account == nil ? .revalidate : .personal
            let resource = Resource(description.document().bytes + [UInt8(ascii: "\n")], type: .json, caching: caching)
            made = resource
            return resource
        }
    }
}

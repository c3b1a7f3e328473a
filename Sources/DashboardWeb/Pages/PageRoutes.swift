import DashboardCore
import HTTPDaemon

/// One page for each screen.
struct PageRoutes: Sendable {
    let visitors: VisitorTable

    func add(to router: inout Router) {
        for (index, screen) in visitors.stage.storyboard.names.enumerated() {
            let pattern = index == 0 ? "/" : RoutePattern(stringLiteral: "/" + screen.name)
            router.on(.get, pattern) { request in try answer(to: request, showing: screen) }
        }
    }

    /// The page of a screen, for whoever asks.
    func answer(to request: Request, showing screen: Identifier) throws -> Answer {
        let storyboard = visitors.stage.storyboard
        let query = try request.rawQuery.map { _ in try request.query }
        let view = try query.flatMap { try storyboard.view(of: screen, in: $0) }
        let folio = query.flatMap { storyboard.folio(of: screen, in: $0) }
        return try visitors.answerInside(to: request, showing: screen) { visitor in
            guard let scene = try visitors.scene(screen, of: visitor, at: folio) else { throw HTTPError.noSuchFragment }
            return try PageAnswer(scene: scene, view: view, visitor: visitor, stage: visitors.stage).answer(to: request)
        }
    }
}

extension VisitorTable {
    /// Has a request answered for whoever it is from; at once if that is somebody in memory.
    func answer(
        to request: Request,
        _ body: @escaping @Sendable (Visitor) throws -> Answer
    ) throws -> Answer {
        switch try find(request) {
        case .here(let visitor): return try body(visitor)
        case .perhapsStored(let key):
            return .later {
                switch try body(await self.recall(key, in: self.stage.language(for: request))) {
                case .now(let response): return response
                case .later(let work): return try await work()
                }
            }
        }
    }

    /// Has a request answered for somebody who is in; whoever is not is shown the door, and nothing behind it.
    ///
    /// The door is that of the screen, if there is such a one.
    func answerInside(
        to request: Request,
        showing screen: Identifier? = nil,
        _ body: @escaping @Sendable (Visitor) throws -> Answer
    ) throws -> Answer {
        try answer(to: request) { visitor in
            if visitor.isInside { return try body(visitor) }
            return .now(try self.door(for: request, before: screen))
        }
    }

    private func door(for request: Request, before screen: Identifier?) throws -> Response {
        let front = stage.storyboard.names[0]
        let stranger = anonymous(for: request)
        guard let scene = try screen.flatMap({ try scene($0, of: stranger) }) ?? scene(front, of: stranger) else {
            throw HTTPError.signInFirst
        }
        return try DoorAnswer(scene: scene, stage: stage).answer(to: request)
    }
}

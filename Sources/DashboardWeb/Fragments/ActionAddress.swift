import DashboardCore
import HTTPDaemon

/// What stands after `/fragments/` where something is to be done: a fragment's address, and the name of the action.
struct ActionAddress: Sendable {
    let fragment: FragmentAddress
    let name: String

    /// Answers nil where no action can have that address.
    init?(_ segments: [String]) {
        guard let name = segments.last, let fragment = FragmentAddress(Array(segments.dropLast()), readsFormat: false)
        else { return nil }
        self.fragment = fragment
        self.name = name
    }
}

extension Controller {
    /// Whether this controller, or somebody above it, does what is asked for.
    func answers(_ action: String) -> Bool {
        Controller.visibilityActions.contains(action) && allowsHiding || responder(to: action) != nil
    }

    /// The controller at the end of the path, or the last one on the way there.
    func nearest(to path: [Identifier]) -> Controller {
        guard let step = path.first, let child = controller(oneStepDown: step) else { return self }
        return child.nearest(to: Array(path.dropFirst()))
    }

    /// Who would answer the action.
    func responder(to action: String) -> Controller? {
        if responds(to: action) { return self }
        return parent?.responder(to: action)
    }

    /// Does what was asked for; false if neither this controller nor anybody above it answers.
    func accepts(_ action: Action) -> Bool {
        guard answers(action.name) else { return false }
        switch action.name {
        case "hide" where allowsHiding: isHidden = true
        case "show" where allowsHiding: isHidden = false
        case "toggle" where allowsHiding: isHidden.toggle()
        default: return perform(action) != nil
        }
        return true
    }
}

extension HTTPError {
    /// Nobody does that.
    static var noSuchAction: HTTPError {
        HTTPError(.notFound, "Nothing at this address does that. /fragments lists who does what.")
    }

    /// There is something at this address, which is asked in another way.
    static func askedWrongly(allow methods: HeaderValue) -> HTTPError {
        HTTPError(
            .methodNotAllowed,
            "This address is not asked in this way. It answers \(methods).",
            headers: [.allow: methods]
        )
    }
}

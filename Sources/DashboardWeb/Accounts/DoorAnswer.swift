import DashboardCore
import HTTPDaemon
import Markup

/// What those are answered who are not in: the way in where a page can be shown, and a word of it to everybody else.
struct DoorAnswer: Sendable {
    let scene: Scene
    let stage: Backstage

    func answer(to request: Request) throws -> Response {
        guard ErrorForm(for: request) == .page else { throw HTTPError.signInFirst }
        let assets = try stage.assets()
        let page = scene.session.enter { root in DoorPage(of: root, assets: assets).bytes }
        scene.session.commit()
        return Response(.unauthorized, html: page).atTheDoor
    }
}

/// The page that a closed gate shows.
struct DoorPage {
    let bytes: [UInt8]

    /// The page of a root whose gate is closed.
    init(of root: Controller, assets: PageAssets) {
        root.traitOverrides.icons = assets.icons
        let frame = PageChrome(of: root, assets: assets).rendered(reserving: 2048)
        let door = root.shownDoor?.fragment()
        bytes = frame.runs { _ in door?.runs ?? [] }.flatMap { $0 }
    }

    /// The page for somebody who has tried, which is nobody else's.
    init(_ form: SignInForm, in language: Language, assets: PageAssets) {
        let root = GateController(
            identifier: "gate",
            isOpen: { false },
            inside: { Controller() },
            outside: { SignInController(form) }
        )
        root.traitOverrides.icons = assets.icons
        root.traitOverrides.language = language
        root.load()
        self.init(of: root, assets: assets)
    }
}

extension Response {
    /// The same answer, with what every answer at the door says beside its words.
    var atTheDoor: Response {
        var response = caching(.never)
        response.headers[.vary] = FragmentAnswer.variants
        if status == .unauthorized { response.headers[.wwwAuthenticate] = HTTPError.challenge }
        return response
    }
}

extension HTTPError {
    /// Somebody has to sign in before this can be answered.
    static var signInFirst: HTTPError {
        HTTPError(
            .unauthorized,
            "This belongs to somebody, and nothing of it was fetched. Sign in first.",
            headers: [.wwwAuthenticate: challenge, .vary: PageAnswer.variants]
        )
    }

    /// Nobody may see this but the machine itself, since there is no account to sign in with.
    static var onlyFromHere: HTTPError {
        HTTPError(
            .forbidden,
            "Without an account, this dashboard is shown on its own machine only. Whoever runs it can make one with "
                + "“DashboardServer passwd FILE” and start it with --account-file FILE."
        )
    }

    /// A scheme that programs can read and for which no browser opens a window of its own.
    fileprivate static var challenge: HeaderValue { #"Cookie realm="Daybook", form-action="/sign-in""# }
}

import DashboardCore
import HTTPDaemon
import Markup

/// How errors look as pages and as parts of pages.
struct ErrorDrawings {
    let assets: Assets

    var presenter: ErrorPresenter {
        ErrorPresenter(
            page: { [assets] error, request in
                let notice = ErrorNotice(error, request)
                // While somebody edits the public files, they may be broken; the error itself must still be told.
                guard let found = try? assets.pageAssets() else {
                    return ErrorFragment(notice).rendered().bytes
                }
                return ErrorPage(notice, assets: found).rendered().bytes
            },
            fragment: { ErrorFragment(ErrorNotice($0, $1)).rendered().bytes }
        )
    }
}

extension ErrorNotice {
    fileprivate init(_ error: HTTPError, _ request: Request?) {
        self.init(status: error.status.code, explanation: error.explanation, request: request?.id.description)
    }
}

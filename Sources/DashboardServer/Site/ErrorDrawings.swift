import DashboardCore
import HTTPDaemon
import Markup

/// How errors look as pages and as parts of pages.
struct ErrorDrawings {
    let assets: Assets
    /// In which language to speak to whoever has asked; somebody whose request could not be read has asked for none.
    let language: @Sendable (Request?) -> Language

    var presenter: ErrorPresenter {
        ErrorPresenter(
            page: { [assets, language] error, request in
                let notice = ErrorNotice(error, request)
                // While somebody edits the public files, they may be broken; the error itself must still be told.
                guard let found = try? assets.pageAssets() else {
                    return ErrorFragment(notice, in: language(request)).rendered().bytes
                }
                return ErrorPage(notice, in: language(request), assets: found).rendered().bytes
            },
            fragment: { [language] error, request in
                ErrorFragment(ErrorNotice(error, request), in: language(request)).rendered().bytes
            }
        )
    }
}

extension ErrorNotice {
    fileprivate init(_ error: HTTPError, _ request: Request?) {
        self.init(status: error.status.code, explanation: error.explanation, request: request?.id.description)
    }
}

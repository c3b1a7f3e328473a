import DashboardCore
import DashboardData
import DashboardWeb
import FoundationEssentials
import HTTPDaemon
import Markup

/// The page to which exports are brought, from which everything is taken out, and where it is forgotten.
struct ImportRoutes {
    /// Nothing where there is no folder to keep anything in.
    let desk: ImportDesk?
    /// Bytes of the largest export.
    let limit: Int
    let dashboard: Dashboard

    func add(to router: inout Router) {
        router.on(.get, "/day/import") { request in
            let told = try request.query["told"].flatMap { ForgetOutcome(rawValue: $0) }
            return try dashboard.answerInside(to: request, showing: "day") { page in self.page(page, told) }
        }
        router.on(.get, "/day/import/progress") { request in
            let number = try request.query["after"].flatMap { Int($0) }
            let isPart = Wish(request).isPart
            return try dashboard.answerInside(to: request, showing: "day") { page in
                isPart ? part(page) : frame(page, after: number ?? -1)
            }
        }
        ImportTaking(desk: desk, limit: limit, dashboard: dashboard).add(to: &router)
        router.on(.post, "/day/import/stop", body: .form) { request in
            .later {
                try await dashboard.admit(request)
                desk?.cancel()
                let isFramed = try Wish(request).isPart || request.fields()["to"] == "progress"
                return .leading(to: isFramed ? "/day/import/progress" : "/day/import")
            }
        }
        router.on(.post, "/day/import/forget", body: .form) { request in
            .later {
                try await dashboard.admit(request)
                let outcome = try forget(request.form()["word"])
                return .leading(to: "/day/import?told=\(outcome.rawValue)#forget")
            }
        }
    }

    private func page(_ page: SidePage, _ told: ForgetOutcome?) -> Response {
        let words = ImportWords.in(page.language)
        let state = state(page.language)
        return page.response(
            title: words.title,
            voice: words.voice,
            sky: .rain,
            pace: state.standing.status.isRunning ? .seconds(2) : nil,
            script: "import.js"
        ) {
            div(.class("grid")) {
                ImportCard(state: state, hasFolder: desk != nil, limit: limit, words: words)
                TakeOutCard(words: words.ownership)
                ForgetCard(outcome: told, words: words.ownership)
            }
        }
    }

    /// What a script puts in the place of what it shows.
    private func part(_ page: SidePage) -> Response {
        Response(html: state(page.language).rendered().bytes).caching(.never)
    }

    /// A small document that asks anew by itself, and tells only what was brought after so many others.
    private func frame(_ page: SidePage, after number: Int) -> Response {
        var state = state(page.language)
        state.isFramed = true
        let isNews = state.standing.number > number
        let words = ImportWords.in(page.language).bring
        // Without scripts, which have nothing to do in it.
        let assets = PageAssets(
            stylesheets: page.assets.stylesheets,
            favicon: page.assets.favicon,
            icons: page.assets.icons
        )
        let frame = EmbedFrame(in: page.language, title: words.progress, sky: .rain, assets: assets) {
            if isNews { state } else { p(.class("soft")) { words.waiting } }
        }
        var response = Response(html: frame.rendered().bytes).caching(.never)
        response.headers[.refresh] = isNews ? state.standing.status.pace : "1"
        response.embedding = .sameOrigin
        return response
    }

    private func state(_ language: Language) -> ImportState {
        let standing = desk?.standing ?? ImportStanding()
        var state = ImportState(standing: standing, language: language)
        if case .done = standing.status, let desk, let days = try? HealthStore(at: desk.folder).days() {
            state.days = [days.lowerBound, days.upperBound]
        }
        return state
    }

    private func forget(_ word: String?) throws -> ForgetOutcome {
        guard let desk else { throw HTTPError(.serviceUnavailable, ImportWords.english.bring.noFolder) }
        // Whoever has changed the language meanwhile still means it.
        let words = Language.allCases.map { ImportWords.in($0).ownership.word }
        guard let word, words.contains(word.lowercased()) else { return .wrongWord }
        do {
            try HealthStore.erase(in: desk.folder)
        } catch let error as SessionStoreError {
            return error.code == .folderInUse ? .busy : .failed
        }
        desk.forget()
        return .forgotten
    }
}

extension Response {
    /// Leads a form's sender on to where the outcome stands.
    static func leading(to address: String) -> Response {
        Response(.seeOther, headers: [.location: HeaderValue(ours: address)]).caching(.never)
    }
}

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
            let word = try request.query["told"]
            return try dashboard.answerInside(to: request, showing: "day") { page in try self.page(page, told: word) }
        }
        router.on(.get, "/day/import/progress") { request in
            try dashboard.answerInside(to: request, showing: "day") { page in progress(page) }
        }
        router.on(.post, "/day/import", body: .streamed(limit: limit)) { request in
            .later {
                try await dashboard.admit(request)
                return try await take(request)
            }
        }
        router.on(.post, "/day/import/stop", body: .form) { request in
            .later {
                try await dashboard.admit(request)
                desk?.cancel()
                return Self.back()
            }
        }
        router.on(.post, "/day/import/forget", body: .form) { request in
            .later {
                try await dashboard.admit(request)
                return try forget(request.form()["word"])
            }
        }
    }

    private func page(_ page: SidePage, told: String?) throws -> Response {
        let status = desk?.status ?? .idle
        let notice = desk == nil ? ImportWords.noFolder : told == "no-file" ? ImportWords.noFile : nil
        let forgotten = ["forgotten": ImportWords.forgotten, "wrong-word": ImportWords.wrongWord][told ?? ""]
        var response = page.response(title: ImportWords.title, voice: ImportWords.voice, sky: .rain) {
            div(.class("grid")) {
                ImportCard(status: status, days: Self.days(in: desk), notice: notice, icons: page.assets.icons)
                TakeOutCard()
                ForgetCard(notice: forgotten)
            }
        }
        if status.isRunning { response.headers[.refresh] = "1; url=/day/import" }
        return response
    }

    /// A small document that asks anew by itself.
    private func progress(_ page: SidePage) -> Response {
        let status = desk?.status ?? .idle
        // Without scripts, which have nothing to do in it.
        let assets = PageAssets(
            stylesheets: page.assets.stylesheets,
            favicon: page.assets.favicon,
            icons: page.assets.icons
        )
        let frame = EmbedFrame(title: ImportWords.progress, sky: .rain, assets: assets) {
            switch status {
            case .arriving(let way), .reading(let way): ProgressMatter(status: status, way: way)
            case .idle, .done, .failed: p(.class("soft")) { ImportWords.idle }
            }
        }
        var response = Response(html: frame.rendered().bytes).caching(.never)
        response.headers[.refresh] = "1"
        response.embedding = .sameOrigin
        return response
    }

    private func take(_ request: Request) async throws -> Response {
        guard let desk else { throw HTTPError(.serviceUnavailable, ImportWords.noFolder) }
        let total = request[header: .contentLength].flatMap { Int($0) }
        var run: ImportRun?
        var name: String?
        do {
            try await request.readMultipart { event in
                switch event {
                case .partBegan(let part):
                    name = part.name == "export" ? part.filename ?? "" : nil
                    if name != nil, run != nil {
                        throw HTTPError(.badRequest, "This address takes one file at a time.")
                    }
                case .partData(let bytes):
                    guard let origin = name else { break }
                    let running = try run ?? desk.begin(origin, expecting: total)
                    run = running
                    try await running.push(bytes)
                case .partEnded: name = nil
                }
            }
        } catch {
            guard let run else { throw error }
            run.abandon(error)
            if error is HTTPError || error is ClientGone { throw error }
            return Self.back()
        }
        guard let run else { return Self.back("no-file") }
        run.finish()
        return Self.back()
    }

    private func forget(_ word: String?) throws -> Response {
        guard let desk else { throw HTTPError(.serviceUnavailable, ImportWords.noFolder) }
        guard word?.lowercased() == ImportWords.forgetWord else { return Self.back("wrong-word") }
        do {
            try HealthStore.erase(in: desk.folder)
        } catch let error as SessionStoreError {
            throw HTTPError(.serviceUnavailable, error.sentenceForStrangers, headers: [.retryAfter: "60"])
        }
        desk.end(.idle)
        return Self.back("forgotten")
    }

    private static func back(_ word: String? = nil) -> Response {
        let query = word.map { "?told=\($0)" } ?? ""
        return Response(.seeOther, headers: [.location: HeaderValue(ours: "/day/import\(query)")]).caching(.never)
    }

    private static func days(in desk: ImportDesk?) -> String? {
        guard let desk, let span = try? HealthStore(at: desk.folder).span() else { return nil }
        let days = [span.lowerBound, span.upperBound].map { CalendarDay(number: Int($0) / 86_400).iso }
        return days.joined(separator: " to ")
    }
}

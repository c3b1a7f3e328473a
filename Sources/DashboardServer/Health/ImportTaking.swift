import DashboardWeb
import HTTPDaemon

/// Takes an export that somebody sends, piece by piece as it comes.
struct ImportTaking {
    private static let progress = "/day/import/progress"

    /// Nothing where there is no folder to keep anything in.
    let desk: ImportDesk?
    /// Bytes of the largest export.
    let limit: Int
    let dashboard: Dashboard

    func add(to router: inout Router) {
        // What is too large is told by us, since the desk has to know of it: some browsers show no answer that comes before
        // they have sent everything.
        router.on(.post, "/day/import", body: .streamed(limit: .max)) { request in
            let length = request[header: .contentLength].flatMap { Int($0) }
            if let length, length > limit, !isOnPage(request) { throw tooLarge }
            return .later {
                try await dashboard.admit(request)
                guard let desk else { throw HTTPError(.serviceUnavailable, ImportWords.english.bring.noFolder) }
                do {
                    if let length, length > limit { throw desk.turnAway(.tooLarge(limit)) }
                    return try await take(request, of: length, to: desk)
                } catch is HTTPError where isOnPage(request) {
                    // The page tells it in words of its own, and keeps what was chosen.
                    return .leading(to: Self.progress)
                }
            }
        }
    }

    /// Whether somebody sits before the page, which tells by itself what the desk knows.
    private func isOnPage(_ request: Request) -> Bool {
        switch ErrorForm(for: request) {
        case .page, .fragment, .turboFrame: true
        case .problem, .text: false
        }
    }

    private func take(_ request: Request, of length: Int?, to desk: ImportDesk) async throws -> Response {
        var run: ImportRun?
        var name: String?
        var refusal = ImportRefusal.noFile
        var count = 0
        do {
            try await request.readMultipart { event in
                switch event {
                case .partBegan(let part):
                    name = part.name == "export" ? part.filename ?? "" : nil
                    if name != nil, run != nil {
                        throw HTTPError(.badRequest, "This address takes one file at a time.")
                    }
                    if let name, !name.isEmpty { refusal = .emptyFile }
                case .partData(let bytes):
                    guard let origin = name else { break }
                    count += bytes.count
                    if count > limit { throw tooLarge }
                    let running = try run ?? desk.begin(origin, expecting: length)
                    run = running
                    try await running.push(bytes)
                case .partEnded: name = nil
                }
            }
        } catch {
            guard let run else { throw error }
            run.abandon(error)
            if error is HTTPError || error is ClientGone { throw error }
            return .leading(to: Self.progress)
        }
        guard let run else { throw desk.turnAway(refusal) }
        run.finish()
        return .leading(to: Self.progress)
    }

    private var tooLarge: HTTPError {
        let words = ImportWords.english
        return HTTPError(.contentTooLarge, words.bring(.tooLarge(limit), size: words.pace.size), closing: true)
    }
}

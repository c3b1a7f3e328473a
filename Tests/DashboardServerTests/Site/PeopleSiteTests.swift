import DashboardCore
import DashboardTesting
import HTTPDaemon
import Testing

@Suite("The first screen, the body and the wall in everybody's manner")
struct PeopleSiteTests {
    private static let afternoon = "2026-04-14T12:20:00Z"

    private func browser(_ manner: Manner) throws -> Browser {
        Browser(try ProductSite.make(at: Self.afternoon, manner: manner))
    }

    private var imperial: Manner {
        var units = Units()
        units.distance = .miles
        units.temperature = .fahrenheit
        return Manner(.japanese, units: units, hours: .twelve)
    }

    @Test("A page is what was looked at", arguments: ["today", "day"], [Language.german, .japanese])
    func page(_ name: String, _ language: Language) async throws {
        let tag = HeaderValue(ours: language.rawValue)
        let page = try await browser(Manner(language))
            .get(name == "today" ? "/" : "/\(name)", headers: [.acceptLanguage: tag])
        try expectSnapshot(page.text.withoutHashes, named: "\(name)-\(language.rawValue)")
    }

    static let texts: [(String, Language, String)] = [
        (
            "day/workout", .english,
            """
            7:15 am Run, along the fjord: 41 min, 4.6 mi, 446 kcal
            12:31 pm Ride, to the market: 22 min, 3.2 mi, 118 kcal
            """
        ),
        (
            "day/sleep", .german,
            "Nacht auf Dienstag, 14. April: 7 h 06 geschlafen, 7 h 27 im Bett, von 11:04 PM bis 6:31 AM. "
                + "Tief 1 h 42, Kern 3 h 33, REM 1 h 51, Wach 0 h 21."
        ),
        (
            "day/resting", .french,
            "Pouls au repos : 51. 2 de moins que la médiane des quatre dernières semaines (53). Rien d’inhabituel."
        ),
        (
            "kiosk/wall/body", .spanish, "Movimiento 744 de 900 kcal, ejercicio 68 de 60 min, de pie 9 de 12 h."
        ),
        ("day/resting", .japanese, "安静時心拍数 51。過去四週間の中央値（53）より2低めです。いつもどおりです。"),
    ]

    @Test("Each widget says itself in words of the language, in the units and by the clock", arguments: texts)
    func text(path: String, language: Language, expected: String) async throws {
        var manner = imperial
        manner.language = language
        let browser = try browser(manner)
        let tag = HeaderValue(ours: language.rawValue)
        _ = try await browser.get(
            path.hasPrefix("kiosk") ? "/kiosk" : "/day",
            headers: [.acceptLanguage: tag]
        )
        let reply = try await browser.get(
            "/fragments/\(path).txt?wait=10",
            headers: [.acceptLanguage: tag, .accept: "*/*"]
        )
        let lines = reply.text.replacing("\u{202F}", with: " ")
        #expect(lines.contains(expected), "\(lines)")
    }

    @Test(
        "What programs are told is the same in every manner",
        arguments: DayScreenTests.widgets.map { "day/\($0)" } + TodayScreenTests.widgets.map { "today/\($0)" }
            + ["kiosk/wall/body", "kiosk/wall/day"]
    )
    func model(path: String) async throws {
        var documents: [String] = []
        for manner in [Manner(), imperial] {
            let browser = try browser(manner)
            let tag = HeaderValue(ours: manner.language.rawValue)
            let headers: Headers = [.acceptLanguage: tag, .accept: "*/*"]
            var reply = try await browser.get("/fragments/\(path).json?wait=10", headers: headers)
            // On a slow machine it takes longer than one request may wait.
            for _ in 0..<12 where reply[.retryAfter] != nil {
                reply = try await browser.get("/fragments/\(path).json?wait=10", headers: headers)
            }
            #expect(reply.status == .ok)
            documents.append(reply.text.components(after: "\"data\":"))
        }
        #expect(documents[0] == documents[1] && !documents[0].isEmpty)
    }
}

extension String {
    /// What follows the first of some words.
    fileprivate func components(after words: String) -> String {
        firstRange(of: words).map { String(self[$0.upperBound...]) } ?? ""
    }
}

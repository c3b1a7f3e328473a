import DashboardCore
import DashboardWeb
import HTTPDaemon
import Testing

@Suite("The language of a visitor")
struct LanguageTests {
    @Test(
        "What was chosen here counts before what the browser asks for, and that before the house's own",
        arguments: [
            (nil, "", .spanish), (nil, "de", .german), (nil, "de-CH,fr;q=0.8", .german),
            (nil, "it, ja;q=0.5, en;q=0.4", .japanese),
            (nil, "it", .spanish), (nil, "*", .spanish), (nil, "fr;q=0, en-GB;q=0.1", .english),
            (.french, "de", .french),
            (nil, "zh-Hant-TW", .spanish), (nil, ";;;", .spanish),
        ] as [(Language?, String, Language)]
    )
    func choice(chosen: Language?, asked: String, expected: Language) {
        #expect(Language(chosen: chosen, asked: AcceptLanguage(asked), otherwise: .spanish) == expected)
    }
}

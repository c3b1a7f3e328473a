@testable import DashboardCore
import Testing

@Suite("Why a source gives nothing")
struct SourceFailureTests {
    @Test("Of several who were asked each has a sentence of its own, in every language", arguments: Language.allCases)
    func several(language: Language) {
        let each = [SourceFailure(.slow, source: "Aeolus", "It slept."), SourceFailure(.broken, source: "Iris", "No.")]
        let words = SourceFailure(ofAll: each + each).explanation(in: language)
        if language == .english {
            #expect(words == "Aeolus: It slept. Iris: No.")
        } else {
            let sentences = each.map { $0.explanation(in: language) }
            #expect(words == sentences.joined(separator: language == .japanese ? "" : " "))
        }
    }
}

import DashboardCore
import FoundationEssentials
import Testing

@Suite("Loaded values")
struct LoadedTests {
    private let noon = Date(timeIntervalSince1970: 0)
    private let evening = Date(timeIntervalSince1970: 21_600)

    @Test("Before anything has come it is loading, and has no age")
    func loading() {
        let word = Loaded<String>()
        #expect(word.phase == .loading)
        #expect(word.value == nil)
        #expect(word.age(at: evening) == nil)
    }

    @Test("A good answer is ready, and grows older")
    func ready() {
        var word = Loaded<String>()
        word.take(.success("rain"), at: noon)
        #expect(word.phase == .ready)
        #expect(word.age(at: evening) == 21_600)
        #expect(word.age(at: noon.addingTimeInterval(-5)) == 0)
    }

    @Test("A failure keeps the last good answer with its time; the next good answer forgives it")
    func stale() {
        var word = Loaded("rain", at: noon)
        word.take(.failure(OutOfWords()), at: evening)
        #expect(word.phase == .stale)
        #expect(word.value == "rain")
        #expect(word.date == noon)
        #expect(word.failure is OutOfWords)
        word.take(.success("sun"), at: evening)
        #expect(word.phase == .ready)
        #expect(word.failure == nil)
    }

    @Test("A failure without anything before it has failed")
    func failed() {
        var word = Loaded<String>()
        word.take(.failure(OutOfWords()), at: noon)
        #expect(word.phase == .failed)
    }

    @Test("What has expired is stale without anybody's fault")
    func expired() {
        var word = Loaded("rain", at: noon)
        word.expire()
        #expect(word.phase == .stale)
        #expect(word.failure == nil)
    }
}

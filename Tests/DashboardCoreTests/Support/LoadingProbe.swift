import DashboardCore
import FoundationEssentials
import Markup

/// A leaf that loads a word when it is loaded itself, and shows what became of it.
final class WordController: Controller {
    private(set) var word = Loaded<String>()
    private let fetch: @Sendable () async throws -> String

    init(_ identifier: Identifier = "word", fetch: @escaping @Sendable () async throws -> String) {
        self.fetch = fetch
        super.init(identifier: identifier)
    }

    override func didLoad() {
        refresh()
    }

    func refresh() {
        load("word", fetch) { [unowned self] in word.take($0, at: .init(timeIntervalSince1970: 0)) }
    }

    override func makeSpinner(for load: Load) -> Controller? {
        LoadingController(label: "Looking up the \(load.name)")
    }

    override var content: any Markup {
        switch word.phase {
        case .loading: Text("")
        case .ready: Text(word.value ?? "")
        case .stale: Text((word.value ?? "") + ", as of a while ago")
        case .failed: Text("No word came.")
        }
    }
}

/// What a test's work throws.
struct OutOfWords: Error {}

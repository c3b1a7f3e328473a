import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon
import Locking

/// What the controllers of a diary heard, in order.
final class Diary: Sendable {
    private let entries = Locked<[String]>([])

    func note(_ who: String, _ event: String) { entries.withLock { $0.append("\(who) \(event)") } }

    /// What was heard since somebody last asked.
    func takeAll() -> [String] {
        entries.withLock { entries in
            defer { entries = [] }
            return entries
        }
    }
}

/// A screen that tells a diary all that happens to it, with one widget that waits for its gate.
final class DiaryScreen: ScreenController {
    private let diary: Diary
    private let gate: Gate

    init(_ diary: Diary, _ gate: Gate) {
        self.diary = diary
        self.gate = gate
        super.init(identifier: "diary")
    }

    override func makeWidgets() -> [Controller] {
        diary.note("screen", "didLoad")
        return [DiaryPage(diary, gate)]
    }

    override func willMove(toParent parent: Controller?) { diary.note("screen", parent.moved("willMove")) }
    override func didMove(toParent parent: Controller?) { diary.note("screen", parent.moved("didMove")) }
    override func willAppear() { diary.note("screen", "willAppear") }
    override func isAppearing() { diary.note("screen", "isAppearing") }
    override func didAppear() { diary.note("screen", "didAppear") }
    override func willDisappear() { diary.note("screen", "willDisappear") }
    override func didDisappear() { diary.note("screen", "didDisappear") }
}

private final class DiaryPage: Controller {
    private let diary: Diary
    private let gate: Gate

    init(_ diary: Diary, _ gate: Gate) {
        self.diary = diary
        self.gate = gate
        super.init(identifier: "page")
    }

    override func didLoad() {
        diary.note("page", "didLoad")
        let gate = gate
        load("ink") {
            try await gate.pass()
        } then: { _ in
        }
    }

    override func willAppear() { diary.note("page", "willAppear") }
    override func isAppearing() { diary.note("page", "isAppearing") }
    override func didAppear() { diary.note("page", "didAppear") }
    override func willDisappear() { diary.note("page", "willDisappear") }
    override func didDisappear() { diary.note("page", "didDisappear") }
    override func didCancel(_ load: Load) { diary.note("page", "didCancel") }
}

extension Controller? {
    fileprivate func moved(_ event: String) -> String { "\(event)(\(self?.identifier.name ?? "nil"))" }
}

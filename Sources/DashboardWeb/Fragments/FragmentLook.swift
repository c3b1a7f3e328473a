import DashboardCore
import FoundationEssentials
import HTTPDaemon
import Locking

/// What a look at a controller has shown.
struct FragmentLook: Sendable {
    let fragment: Fragment
    let formats: [Format]
    let isWaiting: Bool
    let isPaced: Bool
    let asOf: Date?
    let fetchTime: Duration?
    let failure: (any Error)?
    let moment: Int

    /// Looks at a controller.
    init(at controller: Controller, moment: Int) {
        fragment = controller.fragment()
        formats = controller.formats
        isWaiting = controller.isWaiting
        isPaced = controller.pace != nil
        asOf = controller.asOf
        fetchTime = controller.slowestFetch
        failure = controller.phase == .failed ? controller.failure ?? HTTPError.noUsableAnswer : nil
        self.moment = moment
    }
}

/// A fragment as it looked at some moment, and the answers that were made of it.
final class KeptFragment: Sendable {
    let look: FragmentLook
    private let answers: Locked<[Format: Resource]>

    /// Keeps what was seen; the answers of an earlier look are still good if it has shown the same.
    init(_ look: FragmentLook, after earlier: KeptFragment? = nil) {
        self.look = look
        let isSame = earlier?.look.fragment === look.fragment
        answers = Locked(isSame ? earlier?.answers.withLock { $0 } ?? [:] : [:])
    }

    /// When it looked so.
    var moment: Int { look.moment }

    /// The answer in that form, which `make` makes if nobody has asked for it yet.
    func answer(as format: Format, _ make: () throws -> Resource) rethrows -> Resource {
        if let kept = answers.withLock({ $0[format] }) { return kept }
        let made = try make()
        answers.withLock { $0[format] = made }
        return made
    }
}

import DashboardCore
import Glibc
import Markup

/// The load of this machine, which takes a moment to find out.
final class MachineController: Controller {
    private var load = "unknown"

    override func didLoad() {
        load("load") {
            var averages = [0.0, 0.0, 0.0]
            guard getloadavg(&averages, 3) == 3 else { throw NoAnswer() }
            return averages[0]
        } then: { [unowned self] answer in
            if case .success(let average) = answer { load = "\(average)" }
        }
    }

    override var root: FragmentRoot { FragmentRoot(.section, label: "This machine") }
    override var content: any Markup { p { "Load: \(load)" } }
}

/// What the work throws when the machine will not say.
struct NoAnswer: Error {}

/// Writes a page to standard output, as a script run by cron, a CGI program or a test would.
@main
struct WithoutServer {
    static func main() async throws {
        let session = try Session {
            let stack = StackController(identifier: "status")
            stack.compose(MachineController())
            return stack
        }
        session.lookerArrives()
        await session.settle(within: .seconds(1))
        print(session.fragment()?.text ?? "")
        session.commit()
        session.lookerLeaves()

        let machine = session.fragment(at: ["machine"])
        print("The fragment machine has \(machine?.byteCount ?? 0) bytes and the hash \(machine?.hash ?? "")")
    }
}

/// A piece of slow work that a controller waits for: one name, one spinner, one end.
public final class Load {
    /// What the work is called, for spinners and logs.
    public let name: String

    /// Why the work failed, once it has.
    public internal(set) var failure: (any Error)?

    /// The controller that has been added while the work goes on.
    var spinner: Controller?
    weak var owner: Controller?
    weak var stage: Stage?
    /// The number under which the stage knows the work.
    var number = 0
    /// Sends the work out.
    var start: ((Stage) -> Void)?
    /// Whether the work is out.
    var isStarted = false
    /// Asks the work to stop.
    var stop: (() -> Void)?
    /// Takes the answer in; false if the load was over.
    var collect: ((Controller) -> Bool)?

    init(name: String, owner: Controller) {
        self.name = name
        self.owner = owner
    }

    /// Whether an answer would still be listened to.
    public var isRunning: Bool {
        owner?.loads.contains { $0 === self } ?? false
    }

    /// Calls the work back, so that it can be sent out once more.
    ///
    /// Nobody hears of it: whoever waits for the answer goes on waiting, and the spinner goes on turning.
    func suspend() {
        stop?()
        stage?.forget(self)
        stop = nil
        collect = nil
        isStarted = false
    }

    /// Lets go of everything that belongs to the work.
    func close() {
        suspend()
        start = nil
    }
}

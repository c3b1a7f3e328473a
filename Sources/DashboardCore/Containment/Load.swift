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
    /// Sends the work out; nil once that is done.
    var start: ((Stage) -> Void)?
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

    /// Lets go of everything that belongs to the work.
    func close() {
        stop?()
        stage?.forget(self)
        start = nil
        stop = nil
        collect = nil
    }
}

/// A piece of slow work that a controller waits for: one name, one spinner, one end.
public final class Load {
    /// What the work is called, for spinners and logs.
    public let name: String

    /// Why the work failed, once it has.
    public internal(set) var failure: (any Error)?

    /// The controller that has been added while the work goes on.
    var spinner: Controller?
    weak var owner: Controller?
    /// Starts the work on a stage; nil once that is done.
    var start: ((Stage) -> Void)?
    /// Stops the work, if it can be stopped.
    var stop: (@Sendable () -> Void)?

    init(name: String, owner: Controller) {
        self.name = name
        self.owner = owner
    }

    /// Whether an answer would still be listened to.
    public var isRunning: Bool {
        owner?.loads.contains { $0 === self } ?? false
    }
}

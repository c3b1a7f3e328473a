/// A spinner that stands in for something that takes its time.
open class LoadingController: Controller {
    /// What is being waited for, said to those who cannot see it turn.
    public final let label: String

    /// Makes a spinner.
    public init(identifier: Identifier? = nil, label: String = "Loading") {
        self.label = label
        super.init(identifier: identifier)
    }
}

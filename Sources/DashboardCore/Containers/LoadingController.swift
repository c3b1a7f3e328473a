public import Markup

/// A spinner that stands in for something that takes its time.
open class LoadingController: Controller {
    /// What is being waited for, said to those who cannot see it turn.
    public final let label: String

    /// Makes a spinner.
    public init(identifier: Identifier? = nil, label: String = "Loading") {
        self.label = label
        super.init(identifier: identifier)
    }

    /// A paragraph that screen readers announce, and a circle that a stylesheet turns.
    open override var content: any Markup { WaitingView(label: label) }

    /// A spinner is no widget.
    open override var allowsHiding: Bool { false }
}

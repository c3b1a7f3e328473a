/// Children one under the other, each as tall as it would like to be.
///
/// A child that changes its mind has the whole laid out again: the places are part of this container's own fragment.
open class ScrollController: Controller {
    /// Makes an empty scroll.
    public override init(identifier: Identifier? = nil) {
        super.init(identifier: identifier)
    }

    /// Has the places written again.
    open override func preferredSizeDidChange(of child: Controller) {
        setNeedsRender()
    }
}

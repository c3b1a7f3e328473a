public import Markup

/// Children one under the other, each as tall as it would like to be.
///
/// A child that changes its mind has the whole laid out again: the places are part of this container's own fragment.
open class ScrollController: Controller {
    /// Makes an empty scroll.
    public override init(identifier: Identifier? = nil) {
        super.init(identifier: identifier)
    }

    /// A group that scrolls.
    open override var root: FragmentRoot { FragmentRoot(.div, classes: "scroll") }

    /// Each child in a place that says how tall it would like to be.
    open override var content: any Markup {
        children.map { child in
            let height = child.preferredSize.height
            return div(.class("place"), .part("place"), .when(height > 0, .data("height", Int(height)))) {
                child.slot
            }
        }
    }

    /// Has the places written again.
    open override func preferredSizeDidChange(of child: Controller) {
        setNeedsRender()
    }

    /// The elements around the children are this container's, the rest is theirs.
    open override var arrangesChildren: Bool { true }
}

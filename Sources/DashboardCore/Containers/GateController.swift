/// Decides, before the first byte is written, which of two children a visitor sees.
///
/// Neither child is made before it is needed, so nothing behind a closed gate exists.
open class GateController: SwitchController {
    private let isOpen: () -> Bool
    private let makeInside: () -> Controller
    private let makeOutside: () -> Controller
    /// Whether the inside is on display; nil as long as neither is.
    public private(set) final var showsInside: Bool?

    /// Makes a gate; the question is asked when it loads.
    ///
    /// - Parameters:
    ///   - identifier: the name among the siblings.
    ///   - isOpen: whether the visitor may come in.
    ///   - inside: makes what is seen by those who may.
    ///   - outside: makes what is seen by everybody else.
    public init(
        identifier: Identifier? = nil,
        isOpen: @escaping () -> Bool,
        inside: @escaping () -> Controller,
        outside: @escaping () -> Controller
    ) {
        self.isOpen = isOpen
        makeInside = inside
        makeOutside = outside
        super.init(identifier: identifier)
    }

    /// Asks the question, and puts up what belongs there.
    open override func didLoad() {
        decide()
    }

    /// Asks the question again, after somebody has come in or gone out.
    public final func decide() {
        let isOpen = isOpen()
        guard isOpen != showsInside else { return }
        let next = isOpen ? makeInside() : makeOutside()
        do throws(ContainmentError) {
            try transition(to: next)
            showsInside = isOpen
        } catch {
            // Only a maker that hands out a controller in use can bring us here; better an empty gate than a wrong one.
            displayed?.remove()
            showsInside = nil
        }
    }
}

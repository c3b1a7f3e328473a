extension Controller {
    /// Asks this controller, then its parents, for the first that answers the action (rule R1).
    ///
    /// - Returns: who has answered. If it is nil, this controller has heard that nobody does.
    @discardableResult
    public final func perform(_ action: Action) -> Controller? {
        var node: Controller? = self
        while let candidate = node {
            if candidate.responds(to: action.name) {
                candidate.didReceive(action)
                return candidate
            }
            node = candidate.parent
        }
        didNotFindResponder(for: action)
        return nil
    }
}

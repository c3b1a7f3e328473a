struct FragmentCache {}
extension Controller {
    public final func setNeedsRender() {}
    final func forgetFragments() {}
}
protocol LoadDispatcher {}

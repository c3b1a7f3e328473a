import DashboardCore

/// A dashboard of so many widgets in stacks of sixteen.
final class BenchTree: Controller {
    private let count: Int
    private(set) var last: BenchWidget?

    init(count: Int) {
        self.count = count
        super.init(identifier: "bench")
    }

    override func didLoad() {
        for start in stride(from: 0, to: count, by: 16) {
            let stack = StackController(identifier: Identifier("stack-\(start)"))
            for number in start..<min(start + 16, count) {
                let widget = BenchWidget(identifier: Identifier("widget-\(number)"))
                stack.compose(widget)
                last = widget
            }
            compose(stack)
        }
    }
}

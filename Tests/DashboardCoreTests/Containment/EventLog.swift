/// What the controllers of a scenario heard, in order, and the actions that are to happen inside a callback.
final class EventLog {
    private(set) var events: [Scenario.Event] = []
    private var hooks: [Scenario.Hook] = []
    private var run: (([[String: JSONValue]]) -> Void)?
    private var isListening = false

    /// Begins to listen; what was heard while the scene was set does not count.
    func listen(hooks: [Scenario.Hook], run: @escaping ([[String: JSONValue]]) -> Void) {
        self.hooks = hooks
        self.run = run
        isListening = true
    }

    func record(_ controller: String, _ event: String, _ arg: JSONValue = .null) {
        guard isListening else { return }
        write(controller, event, arg)
        guard let index = hooks.firstIndex(where: { $0.controller == controller && $0.event == event }) else { return }
        let hook = hooks.remove(at: index)
        run?(hook.actions)
    }

    /// Notes what the runner itself has to say.
    func write(_ controller: String, _ event: String, _ arg: JSONValue = .null) {
        events.append(Scenario.Event(controller: controller, event: event, arg: arg))
    }
}

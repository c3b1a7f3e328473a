extension Controller {
    /// Has something done when that much time has passed, unless this controller goes off screen before.
    ///
    /// For what moves by itself, such as a clock: nothing moves while nobody looks.
    public final func whileOnScreen(after delay: Duration, _ body: @escaping () -> Void) {
        guard appearance.isLive, let stage else { return }
        let alarm = stage.after(delay) { [weak self] in
            guard let self, appearance.isLive else { return false }
            body()
            return true
        }
        alarms.removeAll { stage.timers[$0.number] == nil }
        alarms.append(alarm)
    }

    /// Forgets what was to happen on screen.
    final func cancelAlarms() {
        guard !alarms.isEmpty else { return }
        for alarm in alarms { change?.stage?.cancel(alarm) }
        alarms = []
    }
}

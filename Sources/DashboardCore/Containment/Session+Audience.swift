extension Session {
    /// Somebody waits for the widgets at these paths to become ready.
    public func startWaiting(for paths: [[Identifier]]) {
        enter { root in
            for path in paths { root.descendant(at: path)?.audience += 1 }
        }
    }

    /// Somebody waits no longer for the widgets at these paths.
    ///
    /// - Parameters:
    ///   - paths: as they were given to ``startWaiting(for:)``.
    ///   - hasLeft: whether that is because the client has gone. Loads that nobody else waits for are then called back,
    ///     and start again when somebody asks.
    public func stopWaiting(for paths: [[Identifier]], hasLeft: Bool) {
        enter { root in
            for path in paths {
                guard let widget = root.descendant(at: path) else { continue }
                widget.audience = max(0, widget.audience - 1)
                if hasLeft, widget.audience == 0 { widget.suspendLoads() }
            }
        }
    }
}

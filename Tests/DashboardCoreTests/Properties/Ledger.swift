/// What each controller has heard, checked against what it may hear next.
struct Ledger {
    private enum Phase {
        case gone, coming, announced, here, going
    }

    private var phases: [String: Phase] = [:]
    private var pendingMoves: [String: JSONValue] = [:]
    private var read = 0
    let allowsInterruptedMoves: Bool

    init(allowsInterruptedMoves: Bool) {
        self.allowsInterruptedMoves = allowsInterruptedMoves
    }

    /// Reads what is new in the log, and answers what should not have been heard.
    mutating func complaints(about events: [Scenario.Event]) -> [String] {
        var complaints: [String] = []
        for event in events[read...] {
            if let complaint = appearance(event) ?? move(event) { complaints.append(complaint) }
        }
        read = events.count
        return complaints
    }

    /// Those who wait for their did-message.
    var unfinished: [String] {
        phases.filter { $0.value == .coming || $0.value == .announced || $0.value == .going }.map(\.key).sorted()
    }

    private mutating func appearance(_ event: Scenario.Event) -> String? {
        let phase = phases[event.controller] ?? .gone
        let next: Phase?
        switch (event.event, phase) {
        case ("willAppear", .gone), ("willAppear", .going): next = .coming
        case ("isAppearing", .coming): next = .announced
        case ("didAppear", .announced): next = .here
        case ("willDisappear", .coming), ("willDisappear", .announced), ("willDisappear", .here): next = .going
        case ("didDisappear", .going): next = .gone
        case ("willAppear", _), ("isAppearing", _), ("didAppear", _), ("willDisappear", _), ("didDisappear", _):
            return "\(event) while \(phase)"
        default: next = nil
        }
        if let next { phases[event.controller] = next }
        return nil
    }

    private mutating func move(_ event: Scenario.Event) -> String? {
        let arg = event.arg ?? .null
        if event.event == "willMove(toParent)" {
            defer { pendingMoves[event.controller] = arg }
            guard let pending = pendingMoves[event.controller], !allowsInterruptedMoves else { return nil }
            return "\(event) before didMove(\(pending))"
        }
        guard event.event == "didMove(toParent)" else { return nil }
        guard pendingMoves.removeValue(forKey: event.controller) == arg else { return "\(event) without its willMove" }
        return nil
    }
}

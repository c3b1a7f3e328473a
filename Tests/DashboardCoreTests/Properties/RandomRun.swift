@testable import DashboardCore

/// One random sequence of operations, watched at every step.
struct RandomRun {
    let seed: UInt64
    private(set) var complaints: [String] = []

    init(seed: UInt64, steps: Int, isReentrant: Bool) throws {
        // Re-entrant means that callbacks change the tree, too.
        self.seed = seed
        var dice = Dice(seed: seed)
        let given = RandomScene.given(&dice)
        let runner = try ScenarioRunner(given: given, hooks: isReentrant ? RandomScene.hooks(&dice) : [])
        let invariants = Invariants(scene: runner.scene)
        var ledger = Ledger(allowsInterruptedMoves: isReentrant)
        var history: [String] = []
        for step in 0..<steps {
            let action = RandomScene.action(&dice)
            history.append("\(JSONValue.object(action))")
            let before = Moment(runner.scene)
            let heard = runner.scene.log.events.count
            runner.perform([action])
            let events = Array(runner.scene.log.events[heard...])
            complaints += ledger.complaints(about: runner.scene.log.events)
            complaints += invariants.structure()
            complaints += before.orphanedLoads(runner.scene)
            if !isReentrant {
                complaints += invariants.liveness() + invariants.loading()
                complaints += before.visibility(runner.scene, action: action, events: events)
            }
            if action["op"]?.text == "commit", !isReentrant, !ledger.unfinished.isEmpty {
                complaints.append("after a commit these wait: \(ledger.unfinished)")
            }
            if step % 12 == 0 { complaints += invariants.rendering() }
            guard complaints.isEmpty else { break }
        }
        complaints += runner.faults.filter { !$0.hasPrefix("an unknown load") }
        if isReentrant, complaints.isEmpty {
            // What begins in the late half waits for the next commit, so it may take several.
            for _ in 0..<12 { runner.perform([["op": .string("commit")]]) }
            complaints += ledger.complaints(about: runner.scene.log.events)
            if !ledger.unfinished.isEmpty { complaints.append("in the end these wait: \(ledger.unfinished)") }
        }
        if !complaints.isEmpty { complaints.append("after \(history.joined(separator: "\n      "))") }
    }
}

import Locking

extension Controller {
    /// Has something slow done outside the tree, and takes the answer in when it comes.
    ///
    /// The work is `Sendable` and knows nothing of the tree; the answer is delivered here, as if nothing else went on
    /// meanwhile. A load that outlasts the turn's budget shows ``makeSpinner(for:)``. Removing this controller, or
    /// anybody above it, cancels the work, and a late answer is dropped; hiding cancels nothing.
    ///
    /// A controller that is in no session yet starts its loads when it appears in one.
    @discardableResult
    public final func load<Value: Sendable>(
        _ name: String = "load",
        _ work: @escaping @Sendable () async throws -> Value,
        then deliver: @escaping (Result<Value, any Error>) -> Void
    ) -> Load {
        let load = startLoad(named: name)
        load.start = { [unowned load] stage in
            // Each time anew: work that was called back may still say something, which nobody listens to.
            let answer = Locked<Result<Value, any Error>?>(nil)
            load.collect = { [unowned load] owner in
                guard let result = answer.withLock({ $0 }) else { return false }
                return owner.finish(load, failure: result.failure) { deliver(result) }
            }
            stage.start(load) {
                let result: Result<Value, any Error>
                do { result = .success(try await work()) } catch { result = .failure(error) }
                answer.withLock { $0 = result }
            }
        }
        startWaitingLoads()
        return load
    }

    /// Whether an answer is still to come.
    public final var isLoading: Bool { !loads.isEmpty }

    /// Begins to wait for something, without a word to anybody (rule K1).
    package final func startLoad(named name: String) -> Load {
        let load = Load(name: name, owner: self)
        loads.append(load)
        return load
    }

    /// Puts the spinner up, if the load still runs when it is due (rule K2).
    package final func spinnerIsDue(for load: Load, _ spinner: Controller?) {
        guard load.isRunning, load.spinner == nil, let spinner else { return }
        // A container that manages its children has no place for a spinner; it waits without one.
        guard !isManaged, (try? adopt([spinner])) != nil else { return }
        // The callbacks of the newcomer may have ended what it stands for.
        if load.isRunning { load.spinner = spinner } else { remove(spinner) }
    }

    /// Takes the spinner down and says how it ended; the answer of a load that is over is dropped (rules K2 to K4).
    @discardableResult
    package final func finish(_ load: Load, failure: (any Error)?, _ deliver: () -> Void = {}) -> Bool {
        guard end(load) else { return false }
        load.failure = failure
        setNeedsRender()
        deliver()
        if failure == nil { didFinish(load) } else { didFail(load) }
        return true
    }

    /// Ends the loads of this controller and of all below it, in tree order (rule K4).
    final func cancelLoads() {
        visits += 1
        for load in loads where end(load) {
            didCancel(load)
        }
        for child in children where child.parent === self { child.cancelLoads() }
    }

    /// Starts what was asked for before this controller belonged to a session.
    final func startWaitingLoads() {
        guard !loads.isEmpty, let stage, stage.dispatcher != nil else { return }
        for load in loads where !load.isStarted {
            load.isStarted = true
            load.start?(stage)
        }
    }

    /// Calls back the work of this controller and of all below it, since nobody waits for it any more.
    ///
    /// It starts from the beginning when somebody asks for the loads again.
    package final func suspendLoads() {
        for load in loads where load.isStarted { load.suspend() }
        for child in displayedChildren { child.suspendLoads() }
    }

    /// Starts again what was called back, of this controller and of all below it that is on display.
    package final func resumeLoads() {
        startWaitingLoads()
        for child in displayedChildren { child.resumeLoads() }
    }

    /// Forgets the load and takes its spinner down; false if that has been done.
    private final func end(_ load: Load) -> Bool {
        guard let index = loads.firstIndex(where: { $0 === load }) else { return false }
        loads.remove(at: index)
        load.close()
        if let spinner = load.spinner {
            load.spinner = nil
            remove(spinner)
        }
        return true
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}

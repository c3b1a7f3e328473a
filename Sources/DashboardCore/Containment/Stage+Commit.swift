extension Stage {
    /// Ends a render pass: the late half of everything that happened since the last one.
    package func commit() {
        guard !isCommitting else { return }
        isCommitting = true
        settleNavigations()
        finishQueue(isCompleted: true)
        isCommitting = false
    }

    /// First step: navigations whose top has changed show it, outermost first (rule N1).
    private func settleNavigations() {
        while !unsettled.isEmpty {
            let waiting = unsettled
            unsettled = []
            for navigation in waiting.inTreeOrder() {
                navigation.settle()
            }
        }
    }

    /// The other steps: the queue is taken, `isAppearing` to all, then the queue in its order (rules A3, A7).
    func finishQueue(isCompleted: Bool) {
        let due = queue.take()
        let finishing = turn
        turn += 1
        for controller in due.appearing.inTreeOrder() {
            controller.announceAppearing(in: finishing)
        }
        for entry in due {
            switch entry.work {
            case .finish(let controller): controller.finishChange(of: finishing)
            case .note(let deliver): deliver(isCompleted)
            case nil: break
            }
        }
    }
}

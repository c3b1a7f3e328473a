internal import Crypto
internal import Locking

extension Courier {
    /// The longest time by which asking anew is put off, so that not everybody in the world asks on the hour.
    private static let longestSpread = Duration.seconds(60)
    private static let shortestWait = Duration.seconds(1)

    /// Asks anew shortly before the kept answer expires, or just after where its upstream wants that, as long as
    /// somebody looks.
    ///
    /// However many look, there is one who asks.
    package func keepFresh(_ inquiry: Inquiry) -> Watch {
        state.withLock { state in
            guard !state.isStopped else { return }
            if state.vigils[inquiry.key] != nil {
                state.vigils[inquiry.key]?.lookers += 1
            } else {
                state.vigils[inquiry.key] = CourierState.Vigil(task: Task { await self.keepWatch(inquiry) })
            }
        }
        return Watch { [weak self] in self?.stopLooking(inquiry.key) }
    }

    private func stopLooking(_ key: InquiryKey) {
        let task = state.withLock { state -> Task<Void, Never>? in
            guard var vigil = state.vigils[key] else { return nil }
            vigil.lookers -= 1
            state.vigils[key] = vigil.lookers > 0 ? vigil : nil
            return vigil.lookers > 0 ? nil : vigil.task
        }
        task?.cancel()
    }

    private func keepWatch(_ inquiry: Inquiry) async {
        var known: Moment?
        while !Task.isCancelled {
            let next: Moment
            do {
                let delivery = try await fetch(inquiry, newerThan: known)
                known = delivery.answer.fetched
                next = delivery.failure == nil ? renewal(of: delivery.answer, inquiry) : delivery.nextTry
            } catch {
                if error.kind == .cancelled { return }
                next = error.until ?? time.now().advanced(by: Self.longestSpread)
            }
            let wait = max(Self.shortestWait, time.now().duration(to: next))
            guard (try? await time.sleep(wait)) != nil else { return }
        }
    }

    /// Some time in the lead before the end; or, without one, some time soon after it.
    private func renewal(of answer: KeptAnswer, _ inquiry: Inquiry) -> Moment {
        let fraction = random.fraction()
        if inquiry.lead > .zero { return answer.expires.advanced(by: inquiry.lead * -(0.5 + fraction / 2)) }
        let lifetime = answer.fetched.duration(to: answer.expires)
        return answer.expires.advanced(by: min(Self.longestSpread, lifetime / 20) * fraction)
    }
}

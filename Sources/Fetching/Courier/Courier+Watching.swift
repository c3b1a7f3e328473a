internal import Crypto
internal import Locking

extension Courier {
    /// The longest time by which asking anew is put off, so that not everybody in the world asks on the hour.
    private static let longestSpread = Duration.seconds(60)
    private static let shortestWait = Duration.seconds(1)

    /// Asks anew shortly before the kept answer expires, or just after where its upstream wants that, as long as
    /// somebody looks.
    ///
    /// However many look, there is one who asks. While nothing fresh comes of an inquiry, the answer to the next one is
    /// kept fresh, too.
    package func keepFresh(_ inquiry: Inquiry, orElse others: [Inquiry] = []) -> Watch {
        let inquiries = [inquiry] + others
        let keys = inquiries.map(\.key)
        state.withLock { state in
            guard !state.isStopped else { return }
            if state.vigils[keys] != nil {
                state.vigils[keys]?.lookers += 1
            } else {
                state.vigils[keys] = CourierState.Vigil(task: Task { await self.keepWatch(inquiries) })
            }
        }
        return Watch { [weak self] in self?.stopLooking(keys) }
    }

    private func stopLooking(_ keys: [InquiryKey]) {
        let task = state.withLock { state -> Task<Void, Never>? in
            guard var vigil = state.vigils[keys] else { return nil }
            vigil.lookers -= 1
            state.vigils[keys] = vigil.lookers > 0 ? vigil : nil
            return vigil.lookers > 0 ? nil : vigil.task
        }
        task?.cancel()
    }

    private func keepWatch(_ inquiries: [Inquiry]) async {
        var sights: [InquiryKey: Sight] = [:]
        while !Task.isCancelled {
            var next: [Moment] = []
            for inquiry in inquiries {
                var sight = sights[inquiry.key]
                if sight.map({ $0.next <= time.now() }) ?? true { sight = await look(at: inquiry, after: sight) }
                guard let sight else { return }
                sights[inquiry.key] = sight
                next.append(sight.next)
                if sight.isFresh { break }
            }
            let wait = next.min().map { time.now().duration(to: $0) } ?? Self.longestSpread
            guard (try? await time.sleep(max(Self.shortestWait, wait))) != nil else { return }
        }
    }

    /// Asks, unless there is something that is good still and newer than what was seen; nothing where it is called off.
    private func look(at inquiry: Inquiry, after last: Sight?) async -> Sight? {
        do {
            let delivery = try await fetch(inquiry, newerThan: last?.known)
            let isFresh = delivery.failure == nil
            return Sight(
                known: delivery.answer.fetched,
                isFresh: isFresh,
                next: isFresh ? renewal(of: delivery.answer, inquiry) : delivery.nextTry
            )
        } catch {
            if error.kind == .cancelled { return nil }
            let next = error.until ?? time.now().advanced(by: Self.longestSpread)
            return Sight(known: last?.known, isFresh: false, next: next)
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

/// What somebody who watches has seen of an inquiry, and when they look again.
private struct Sight {
    let known: Moment?
    let isFresh: Bool
    let next: Moment
}

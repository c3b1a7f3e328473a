/// The way to one answer: through the gate, out, and along redirects that stay with the same host.
struct Expedition: Sendable {
    private static let mostRedirects = 5

    let gate: HostGate
    let transport: any Transport
    let time: Timekeeper
    let tally: FetchTally

    /// Something to keep: a new answer, or the old one confirmed.
    func answer(to inquiry: Inquiry, having kept: KeptAnswer?) async throws(FetchFailure) -> KeptAnswer {
        let conditions = kept?.conditions ?? []
        var address = inquiry.address
        var left = inquiry.deadline
        for _ in 0...Self.mostRedirects {
            let headers = inquiry.headers + conditions
            let call = Call(address, headers: headers, limit: inquiry.limit, deadline: left)
            let (answer, duration) = try await exchange(call, inquiry)
            switch answer.status {
            case 304:
                guard let kept, !conditions.isEmpty else { throw FetchFailure(.notModifiedWithoutCopy) }
                return kept.confirmed(by: answer.head, lifetime: inquiry.lifetime, at: time.now())
            case 301, 302, 303, 307, 308:
                guard let next = answer.head["location"].flatMap({ address.redirected(to: $0) }) else {
                    throw FetchFailure(.redirectRefused)
                }
                address = next
            default:
                return KeptAnswer(answer, lifetime: inquiry.lifetime, at: time.now())
            }
            left -= duration
            guard left > .zero else { throw FetchFailure(.timeout) }
        }
        throw FetchFailure(.redirectRefused)
    }

    /// One call, of which gate and tally learn how it went.
    private func exchange(_ call: Call, _ inquiry: Inquiry) async throws(FetchFailure) -> (Answer, Duration) {
        let permit = try await gate.enter()
        let start = time.now()
        let result: Result<Answer, FetchFailure>
        do {
            let answer = try await transport.send(call)
            result = failure(of: answer, to: inquiry).map { .failure($0) } ?? .success(answer)
            tally.received(answer.received, from: call.address.origin)
        } catch {
            result = .failure(error)
        }
        let duration = max(.zero, start.duration(to: time.now()))
        tally.called(call.address.origin, duration, result)
        switch result {
        case .success(let answer):
            await gate.leave(permit, nil)
            return (answer, duration)
        case .failure(let failure):
            await gate.leave(permit, failure)
            throw failure
        }
    }

    /// What is wrong with an answer, by its status or because whoever asks can do nothing with it.
    private func failure(of answer: Answer, to inquiry: Inquiry) -> FetchFailure? {
        switch answer.status {
        case 200, 203: inquiry.flaw(answer.body).map { FetchFailure(.useless($0)) }
        case 301, 302, 303, 304, 307, 308: nil
        case 429: FetchFailure(.rateLimited, until: gate.restUntil(answer))
        default: FetchFailure(.badStatus(answer.status), until: gate.restUntil(answer))
        }
    }
}

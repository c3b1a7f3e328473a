import DashboardCore
import Fetching
import FoundationEssentials

/// Asks for one thing in the order of preference, until somebody has something to say of the present.
struct FeatureDesk<Value: Sendable>: Sendable {
    /// What somebody has said, and why there is nothing newer if there should be.
    private struct Finding {
        let value: Value
        let fetched: Date
        let failure: SourceFailure?
    }

    private let informants: [Informant<Value>]
    private let courier: Courier
    private let now: @Sendable () -> Date

    /// Nothing where there is nobody to ask.
    init?(
        asking informants: [Informant<Value>],
        through courier: Courier,
        clock now: @escaping @Sendable () -> Date
    ) {
        guard !informants.isEmpty else { return nil }
        self.informants = informants
        self.courier = courier
        self.now = now
    }

    /// All who may be asked.
    var name: String { informants.map(\.name).joined(separator: " or ") }

    /// The answer of the first who has a fresh one; or else the youngest that is kept, with everybody's reasons.
    func answer() async throws -> Dated<Value> {
        var kept: [Finding] = []
        var failures: [SourceFailure] = []
        for informant in informants {
            do throws(SourceFailure) {
                let finding = try await ask(informant)
                guard let failure = finding.failure else { return Dated(finding.value, at: now()) }
                kept.append(finding)
                failures.append(failure)
            } catch {
                failures.append(error)
            }
            try Task.checkCancellation()
        }
        let failure = SourceFailure(ofAll: failures)
        guard let youngest = kept.max(by: { $0.fetched < $1.fetched }) else { throw failure }
        return Dated(youngest.value, at: youngest.fetched, trouble: failure)
    }

    /// Has the answer of the first kept fresh while the result is held, and of those who answer instead as long as they do.
    func keepFresh() -> Watch {
        let inquiries = informants.map(inquiry)
        return courier.keepFresh(inquiries[0], orElse: Array(inquiries.dropFirst()))
    }

    private func ask(_ informant: Informant<Value>) async throws(SourceFailure) -> Finding {
        let delivery: Delivery
        do {
            delivery = try await courier.fetch(inquiry(informant))
        } catch {
            throw SourceFailure(error, source: informant.name, at: Moment(now()))
        }
        let failure = delivery.failure.map { SourceFailure($0, source: informant.name, at: Moment(now())) }
        let fetched = Date(delivery.answer.fetched)
        guard let value = try informant.read(delivery.answer.body, fetched, now()) else {
            throw failure ?? .silent(informant.name)
        }
        return Finding(value: value, fetched: fetched, failure: failure)
    }

    /// What says nothing of the present must not push out of the store what does.
    private func inquiry(_ informant: Informant<Value>) -> Inquiry {
        informant.inquiry.refusing { [now] in informant.flaw(of: $0, at: now()) }
    }
}

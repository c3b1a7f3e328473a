/// Keeps good answers, and what hosts must not be asked too often for.
///
/// Nothing here throws: a store that cannot keep something is one that has forgotten it.
package protocol AnswerStore: Sendable {
    /// What was kept last for an inquiry.
    func answer(for key: InquiryKey) async -> KeptAnswer?

    /// Keeps an answer in place of an earlier one.
    func keep(_ answer: KeptAnswer, for key: InquiryKey) async

    /// What is known of a host, by its origin.
    func record(of host: String) async -> HostRecord

    /// Takes new counts of calls in; those before `oldestSlice` may be forgotten.
    func note(_ spendings: [Spending], of host: String) async

    /// Keeps until when a host wants to be left alone.
    func rest(_ host: String, until moment: Moment) async
}

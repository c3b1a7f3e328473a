/// Who carries a request out into the world; a test passes one that stays at home.
package protocol Transport: Sendable {
    /// Makes exactly one exchange; a redirect is an answer like others.
    ///
    /// It throws `cancelled` when its task is cancelled, and then takes nothing more from the other side.
    func send(_ call: Call) async throws(FetchFailure) -> Answer
}

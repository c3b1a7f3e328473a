/// Whoever knows where places are that one knows by name.
package protocol Gazetteer: Sendable {
    /// What people call whoever is asked.
    var name: String { get }
    /// Whose list it is.
    var credit: Credit { get }
    /// The places of that name, or whose names begin with it, the likeliest first.
    func places(named name: String, in language: Language) async throws -> [FoundPlace]
}

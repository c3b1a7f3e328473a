import DashboardCore
import FoundationEssentials

extension SourceFailure {
    /// Says that an answer has come that nobody can use.
    static func senseless(_ source: String) -> SourceFailure {
        SourceFailure(.broken, source: source, "The source's answer makes no sense.")
    }

    /// Says that an answer has come of other times.
    static func silent(_ source: String) -> SourceFailure {
        SourceFailure(.broken, source: source, "The source says nothing of the present hour.")
    }

    /// Says that an answer has come in units that were not asked for, so that its figures would mean something else.
    static func otherUnits(_ source: String) -> SourceFailure {
        SourceFailure(.broken, source: source, "The source's answer is not in the units that were asked for.")
    }
}

extension JSONDecoder {
    /// Reads the answer of a source.
    static func read<Value: Decodable>(
        _ type: Value.Type,
        from body: [UInt8],
        of source: String
    ) throws(SourceFailure) -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(body))
        } catch {
            throw .senseless(source)
        }
    }
}

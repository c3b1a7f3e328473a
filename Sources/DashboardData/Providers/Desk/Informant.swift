import DashboardCore
import Fetching
import FoundationEssentials

/// One of those who can be asked for one thing: the question, and how to make sense of the answer.
struct Informant<Value: Sendable>: Sendable {
    /// What an answer that was fetched at a date says of a moment; nothing where it says nothing of it.
    typealias Reading =
        @Sendable (_ body: [UInt8], _ fetched: Date, _ moment: Date) throws(SourceFailure) -> Value?

    let name: String
    let inquiry: Inquiry
    let read: Reading

    init(_ service: any Service, read: @escaping Reading) {
        name = service.name
        inquiry = service.inquiry
        self.read = read
    }

    /// What is wrong with an answer that has just come, in a sentence; nothing where it says something of that moment.
    func flaw(of body: [UInt8], at moment: Date) -> String? {
        do throws(SourceFailure) {
            return try read(body, moment, moment) == nil ? SourceFailure.silent(name).explanation : nil
        } catch {
            return error.explanation
        }
    }
}

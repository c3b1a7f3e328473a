internal import DashboardCore
internal import FoundationEssentials

/// Something that waits for its turn to be written, with whoever waits for it.
enum Change: Sendable {
    case save(VisitorKey, Identifier, StateSnapshot, Date, SaveReceipt)
    case sawAgain(VisitorKey, Date)
    case forget(VisitorKey, SaveReceipt)
    case signIn(VisitorKey, AccountKey, Date, SaveReceipt)
    case sawSignIn(VisitorKey, Date)
    case signOut(VisitorKey, SaveReceipt)
    case sweep(Date, CheckedContinuation<[VisitorKey], any Error>)
    /// Nothing but the question whether everything before it was tried.
    case marker(SaveReceipt)

    var writes: Bool {
        if case .marker = self { false } else { true }
    }

    /// Passes the bad news on.
    func fail(_ error: any Error) {
        switch self {
        case .save(_, _, _, _, let receipt), .forget(_, let receipt), .marker(let receipt),
            .signIn(_, _, _, let receipt), .signOut(_, let receipt):
            receipt.settle(.failure(error))
        case .sweep(_, let continuation): continuation.resume(throwing: error)
        case .sawAgain, .sawSignIn: break
        }
    }

    /// Passes the good news on.
    func succeed(swept: [VisitorKey]) {
        switch self {
        case .save(_, _, _, _, let receipt), .forget(_, let receipt), .marker(let receipt),
            .signIn(_, _, _, let receipt), .signOut(_, let receipt):
            receipt.settle(.success(()))
        case .sweep(_, let continuation): continuation.resume(returning: swept)
        case .sawAgain, .sawSignIn: break
        }
    }
}

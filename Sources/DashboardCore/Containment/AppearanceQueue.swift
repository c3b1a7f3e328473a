/// The finishing work of one stage, in the order of its operations (rule A7).
struct AppearanceQueue {
    enum Work {
        /// A did-message to this controller, and to its changing descendants without an entry of their own.
        case finish(Controller)
        /// A word to a container; the argument says whether the commit was reached.
        case note((Bool) -> Void)
    }

    /// One place in the queue.
    final class Entry {
        /// Nil once the entry was dropped or taken elsewhere.
        var work: Work?

        init(_ work: Work) {
            self.work = work
        }

        /// The controller that this entry finishes, if it is such an entry.
        var controller: Controller? {
            if case .finish(let controller) = work { controller } else { nil }
        }
    }

    private(set) var entries: [Entry] = []

    /// Puts a controller at the end, also if it was in the queue already.
    mutating func append(_ controller: Controller, of stage: Stage) {
        controller.dropEntry()
        let entry = Entry(.finish(controller))
        controller.change = Change(stage: stage, entry: entry)
        entries.append(entry)
    }

    /// Puts a note at the end.
    ///
    /// Notes are never merged.
    mutating func append(note: @escaping (Bool) -> Void) {
        entries.append(Entry(.note(note)))
    }

    /// Hands over what has gathered, and starts anew.
    mutating func take() -> [Entry] {
        defer { entries = [] }
        return entries
    }
}

extension [AppearanceQueue.Entry] {
    /// The controllers that are waiting to finish their appearing.
    var appearing: [Controller] {
        compactMap { entry in entry.controller.flatMap { $0.appearance == .appearing ? $0 : nil } }
    }
}

import Health
import Testing

@Suite("One workout that several sources have noted")
struct WorkoutAccountTests {
    static let watch: Int32 = 1
    static let phone: Int32 = 2
    static let app: Int32 = 3

    /// Accounts in minutes, and which of them are believed with what is put aside for each.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let accounts: [(activity: String, source: Int32, minutes: Range<Int64>)]
        let believed: [Int: [Int]]
    }

    static let cases = [
        Case(testDescription: "nothing", accounts: [], believed: [:]),
        Case(
            testDescription: "an app that began later is put aside for the watch",
            accounts: [("Running", watch, 0..<40), ("Running", app, 2..<43)],
            believed: [0: [1]]
        ),
        Case(
            testDescription: "whoever comes first in time is not therefore believed",
            accounts: [("Running", app, 0..<43), ("Running", watch, 2..<40)],
            believed: [1: [0]]
        ),
        Case(
            testDescription: "all who say the same are put aside for one",
            accounts: [("Cycling", app, 0..<60), ("Cycling", phone, 1..<60), ("Cycling", watch, 1..<61)],
            believed: [2: [0, 1]]
        ),
        Case(
            testDescription: "something may be anything",
            accounts: [("Other", watch, 0..<40), ("Yoga", app, 0..<40)],
            believed: [0: [1]]
        ),
        Case(
            testDescription: "and so it may where the better source knows what it was",
            accounts: [("Yoga", watch, 0..<40), ("Other", app, 0..<40)],
            believed: [0: [1]]
        ),
        Case(
            testDescription: "two activities are two, even at the same time",
            accounts: [("Running", watch, 0..<40), ("Cycling", app, 0..<40)],
            believed: [0: [], 1: []]
        ),
        Case(
            testDescription: "one source that says two things means two",
            accounts: [("Running", watch, 0..<40), ("Running", watch, 10..<50)],
            believed: [0: [], 1: []]
        ),
        Case(
            testDescription: "half of the shorter one is not enough",
            accounts: [("Running", watch, 0..<40), ("Running", app, 30..<50)],
            believed: [0: [], 1: []]
        ),
        Case(
            testDescription: "a minute more than half is, however long the other one was",
            accounts: [("Running", watch, 0..<400), ("Running", app, 389..<410)],
            believed: [0: [1]]
        ),
        Case(
            testDescription: "what only follows does not overlap",
            accounts: [("Running", watch, 0..<40), ("Running", app, 40..<80)],
            believed: [0: [], 1: []]
        ),
        Case(
            testDescription: "an account of two halves is put aside for the longer one",
            accounts: [("Running", watch, 0..<20), ("Running", app, 0..<60), ("Running", watch, 25..<60)],
            believed: [0: [], 2: [1]]
        ),
        Case(
            testDescription: "what was put aside puts nothing aside",
            accounts: [("Running", watch, 0..<40), ("Running", phone, 15..<70), ("Running", app, 45..<75)],
            believed: [0: [1], 2: []]
        ),
    ]

    @Test("The best source is believed, and who says the same is named", arguments: cases)
    func believed(_ table: Case) {
        let accounts = table.accounts.map { account in
            let minutes = account.minutes
            return WorkoutAccount(
                account.activity,
                by: account.source,
                in: minutes.lowerBound * 60..<minutes.upperBound * 60
            )
        }
        let order = SourceOrder([Self.watch, Self.phone, Self.app])
        let believed = WorkoutAccount.believed(among: accounts, in: order)
        #expect(Dictionary(uniqueKeysWithValues: believed.map { ($0.place, $0.others) }) == table.believed)
        #expect(believed.map(\.place) == table.believed.keys.sorted())
    }
}

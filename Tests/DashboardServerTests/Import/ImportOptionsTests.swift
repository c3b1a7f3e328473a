import DashboardCore
import DashboardData
import Dispatch
import Testing

@testable import DashboardServer

@Suite("The command that imports")
struct ImportOptionsTests {
    @Test(
        "It takes a file and a folder",
        arguments: [
            (["apple-health", "export.zip", "--data", "d"], "export.zip", false),
            (["apple-health", "-", "--json", "--data=d"], "-", true),
            (["apple-health", "--data", "d", "-"], "-", false),
        ]
    )
    func options(arguments: [String], file: String, isJSON: Bool) throws {
        let options = try ImportOptions(arguments: arguments[...])
        #expect(options.file == file && options.dataFolder == "d" && options.isJSON == isJSON)
    }

    @Test(
        "What is missing it asks for",
        arguments: [
            ([], "import needs what to import; there is apple-health."),
            (["fitbit"], "import needs what to import; there is apple-health."),
            (["apple-health"], "import apple-health needs the file to import, or - for the standard input."),
            (["apple-health", "x"], "import needs --data FOLDER, the folder that is served from."),
            (["apple-health", "x", "--date", "d"], "There is no option --date of import."),
            (["apple-health", "x", "--json=1", "--data", "d"], "--json takes no value."),
        ] as [([String], String)]
    )
    func complaints(arguments: [String], sentence: String) {
        let error = #expect(throws: UsageError.self) { try ImportOptions(arguments: arguments[...]) }
        #expect(error?.description == sentence)
    }

    @Test("Its report is sentences, with reasons for what was left out")
    func sentences() {
        var report = ImportReport()
        report.samples = .init(read: 1_234_567, kept: 1_000, duplicates: 1_233_565)
        report.workouts = .init(read: 2, kept: 2, duplicates: 0)
        report.skipped = [.future: 1, .unknownUnit: 1]
        report.replacedCharacters = 3
        #expect(
            ImportSentences(report: report, folder: "data").text == """
                1000 of 1,234,567 samples are new, 1,233,565 were there already.
                2 of 2 workouts are new.
                Left out:
                  1 entry is said to be from the future
                  1 entry has a unit that is not known
                3 unreadable characters were taken for spaces.
                """
        )
    }

    @Test(
        "On a terminal a line moves, elsewhere there is one for each tenth",
        arguments: [
            (true, ["\r\u{1B}[K███████████████░░░░░░░░░░░░░░░ 50 %, 50 MB/s, 1 s left", "\r\u{1B}[K"]),
            (false, ["50 % read, 50 MB/s\n"]),
        ]
    )
    func progress(isTerminal: Bool, expected: [String]) {
        var said: [String] = []
        let line = ProgressLine(isTerminal: isTerminal, begin: DispatchTime(uptimeNanoseconds: 1)) { said.append($0) }
        let moment = DispatchTime(uptimeNanoseconds: 1_000_000_001)
        line.show(ImportProgress(done: 50_000_000, total: 100_000_000), at: moment)
        line.show(ImportProgress(done: 51_000_000, total: 100_000_000), at: moment)
        line.clear()
        #expect(said == expected)
    }
}

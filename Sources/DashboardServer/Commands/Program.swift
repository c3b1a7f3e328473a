import DashboardData
import HTTPDaemon

/// The command line as a whole: reads what was asked, does it, and answers with an exit status.
struct Program {
    /// Exit statuses that scripts can rely on.
    private enum Exit {
        static let success: Int32 = 0
        static let failure: Int32 = 1
        static let usage: Int32 = 64
        static let uselessFile: Int32 = 65
        static let noFile: Int32 = 66
        static let interrupted: Int32 = 130
    }

    let arguments: [String]

    func run() -> Int32 {
        do {
            switch try Command(arguments: arguments) {
            case .help:
                print(HelpText.whole)
            case .version:
                print("Daybook \(Version.current)")
            case .serve(let options):
                try ServeCommand(options: options).run()
            case .passwd(let options):
                try PasswdCommand(options: options).run()
            case .importing(let options):
                try ImportCommand(options: options).run()
            case .exporting(let options):
                try ExportCommand(options: options).run()
            case .deleting(let options):
                try DeleteCommand(options: options).run()
            case .token(let options):
                try TokenCommand(options: options).run()
            case .checkConfiguration(let file):
                print("\(file.path) is good. \(WeatherOffice.sentence(of: try file.read().weather))")
            }
            return Exit.success
        } catch let error as UsageError {
            complain("\(error) See DashboardServer --help.")
            return Exit.usage
        } catch let error as ImportError {
            complain("\(error)")
            return switch error.code {
            case .unusable, .truncated: Exit.uselessFile
            case .unreadable: Exit.noFile
            case .cancelled: Exit.interrupted
            }
        } catch let error as ImportFileError {
            complain("\(error)")
            return Exit.noFile
        } catch let error as ConfigurationError {
            // Each complaint begins with its place, so that editors find it.
            for problem in error.problems { complain("\(error.file):\(problem)", as: "") }
            return Exit.failure
        } catch {
            complain("\(error)")
            return Exit.failure
        }
    }

    /// Says what is wrong in one line, whatever was typed.
    private func complain(_ sentence: String, as name: String = "DashboardServer: ") {
        var line = ""
        for scalar in sentence.unicodeScalars {
            line.unicodeScalars.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
        }
        StandardError.print("\(name)\(line)")
    }
}

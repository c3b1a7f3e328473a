import Crypto
import DashboardWeb
import FoundationEssentials

/// Makes the account, or gives it a new passphrase.
struct PasswdCommand {
    private static let shortest = 8

    let options: PasswdOptions
    var terminal = Terminal()
    var environment = ProcessInfo.processInfo.environment

    func run() throws {
        let file = AccountFile(path: options.file)
        // Before anybody types anything.
        let name = try name(before: file.existing())
        let passphrase = try passphrase(for: name)
        guard passphrase.count >= Self.shortest else {
            throw StartError(description: "a passphrase has \(Self.shortest) characters at least; nothing was written")
        }
        guard let hash = PassphraseHash(of: passphrase) else {
            throw StartError(description: "there is not enough memory to hash a passphrase; 64 MiB must be free")
        }
        guard let account = Account(name: name, hash: hash) else {
            throw StartError(description: "an account cannot have that name; choose one with --name")
        }
        try file.write(account)
        print("The account “\(name)” is in \(options.file).")
        print("Serve with --account-file \(options.file); whoever was signed in has to sign in again.")
    }

    /// What was said, else what it was, else who asks.
    private func name(before existing: Account?) throws(UsageError) -> String {
        let candidates = [options.name, existing?.name, environment["USER"], environment["LOGNAME"]]
        for case let name? in candidates where AccountLine.faultOfName(name) == nil { return name }
        throw UsageError(description: "passwd needs --name NAME here.")
    }

    private func passphrase(for name: String) throws(StartError) -> String {
        guard terminal.isInteractive else { return try terminal.line() }
        let first = try terminal.secret("A passphrase for “\(name)”: ")
        guard try terminal.secret("The same again: ") == first else {
            throw StartError(description: "the two are not the same; nothing was written")
        }
        return first
    }
}

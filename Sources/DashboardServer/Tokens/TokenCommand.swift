import DashboardCore
import DashboardData
import FoundationEssentials
import HTTPDaemon

/// Makes a token for a device that sends samples, shows all there are, or makes one good for nothing.
struct TokenCommand {
    let options: TokenOptions

    func run() throws {
        let file = TokenFile(in: options.dataFolder)
        var tokens = try file.tokens()
        switch options.wish {
        case .list:
            for token in tokens {
                let day = CalendarDay(number: token.made / 86_400).iso
                print("\(token.name), made on \(day)")
            }
            if tokens.isEmpty { print("There are no tokens.") }
        case .revoke(let name):
            guard tokens.contains(where: { $0.name == name }) else {
                throw StartError(description: "there is no token “\(name)”; --list names all")
            }
            tokens.removeAll { $0.name == name }
            try file.write(tokens)
            print("The token “\(name)” is good for nothing any more.")
        case .make(let name):
            guard !tokens.contains(where: { $0.name == name }) else {
                throw StartError(description: "there is a token “\(name)”; revoke it, or choose another --name")
            }
            guard tokens.count < TokenFile.most else {
                throw StartError(description: "there are \(tokens.count) tokens; revoke one first")
            }
            let (token, text) = PushToken.make(named: name, at: Int(Date().timeIntervalSince1970))
            // Makes the folder where there is none, readable for its owner only.
            _ = try StoreFolder(options.dataFolder, for: .importing)
            try file.write(tokens + [token])
            // Alone on the standard output, so that a script can keep it.
            print(text)
            StandardError.print("This is the token “\(name)”; it is not shown again, and it can send samples only.")
            StandardError.print(
                "In Health Auto Export: REST API, POST to …/api/health, header Authorization: Bearer TOKEN"
            )
        }
    }
}

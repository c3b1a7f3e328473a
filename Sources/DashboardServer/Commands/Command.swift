/// What the program was asked to do.
enum Command {
    case help
    case version
    case serve(ServeOptions)
    case passwd(PasswdOptions)
    case importing(ImportOptions)
    case exporting(OwnershipOptions)
    case deleting(OwnershipOptions)
    case token(TokenOptions)
    case checkConfiguration(ConfigurationFile)

    init(arguments: [String]) throws(UsageError) {
        if arguments.contains("--help") || arguments.contains("-h") || arguments.first == "help" {
            self = .help
            return
        }
        if arguments.contains("--version") || arguments.first == "version" {
            self = .version
            return
        }
        var rest = arguments[...]
        if let word = rest.first, !word.hasPrefix("-") {
            rest = rest.dropFirst()
            switch word {
            case "serve": break
            case "passwd":
                self = .passwd(try PasswdOptions(arguments: rest))
                return
            case "import":
                self = .importing(try ImportOptions(arguments: rest))
                return
            case "export":
                self = .exporting(try OwnershipOptions(word, arguments: rest))
                return
            case "delete":
                self = .deleting(try OwnershipOptions(word, arguments: rest))
                return
            case "token":
                self = .token(try TokenOptions(arguments: rest))
                return
            case "check-config":
                guard let path = rest.first, rest.count == 1, !path.hasPrefix("-"), !path.isEmpty else {
                    throw UsageError(description: "check-config needs the file to check, and nothing else.")
                }
                self = .checkConfiguration(ConfigurationFile(path: path))
                return
            default:
                throw UsageError(
                    description:
                        "There is no command “\(word)”; there are serve, import, export, delete, token, check-config, passwd, help "
                        + "and version."
                )
            }
        }
        self = .serve(try ServeOptions(arguments: rest))
    }
}

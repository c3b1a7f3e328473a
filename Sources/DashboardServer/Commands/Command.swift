/// What the program was asked to do.
enum Command {
    case help
    case version
    case serve(ServeOptions)
    case passwd(PasswdOptions)

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
            default:
                throw UsageError(
                    description: "There is no command “\(word)”; there are serve, passwd, help and version."
                )
            }
        }
        self = .serve(try ServeOptions(arguments: rest))
    }
}

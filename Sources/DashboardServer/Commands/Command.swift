/// What the program was asked to do.
enum Command {
    case help
    case version
    case serve(ServeOptions)

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
            guard word == "serve" else {
                throw UsageError(description: "There is no command “\(word)”; there are serve, help and version.")
            }
            rest = rest.dropFirst()
        }
        self = .serve(try ServeOptions(arguments: rest))
    }
}

/// What `import` was asked to do.
struct ImportOptions {
    /// A path, or a hyphen for the standard input.
    let file: String
    let dataFolder: String
    /// Whether the report is for a program.
    let isJSON: Bool

    init(arguments: ArraySlice<String>) throws(UsageError) {
        guard arguments.first == "apple-health" else {
            throw UsageError(description: "import needs what to import; there is apple-health.")
        }
        var rest = arguments.dropFirst()
        var file: String?
        if let word = rest.first, word == "-" || !word.hasPrefix("-") {
            file = word
            rest = rest.dropFirst()
        } else if let word = rest.last, word == "-" {
            file = word
            rest = rest.dropLast()
        }
        guard let file, !file.isEmpty else {
            throw UsageError(description: "import apple-health needs the file to import, or - for the standard input.")
        }
        var reader = ArgumentReader(rest)
        var folder: String?
        var isJSON = false
        while let option = try reader.nextName() {
            switch option {
            case "--data": folder = try reader.value(of: option, "a folder")
            case "--json":
                try reader.confirmSwitch(option)
                isJSON = true
            default: throw UsageError(description: "There is no option \(option) of import.")
            }
        }
        guard let folder, !folder.isEmpty else {
            throw UsageError(description: "import needs --data FOLDER, the folder that is served from.")
        }
        self.file = file
        self.isJSON = isJSON
        dataFolder = folder
    }
}

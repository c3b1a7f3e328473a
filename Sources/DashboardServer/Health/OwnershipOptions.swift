import DashboardData

/// What `export` and `delete` were asked to do.
struct OwnershipOptions {
    let dataFolder: String
    var format = ExportFormat.csv
    /// Whether somebody means it.
    var isMeant = false

    init(_ command: String, arguments: ArraySlice<String>) throws(UsageError) {
        guard arguments.first == "health" else {
            throw UsageError(description: "\(command) needs what to \(command); there is health.")
        }
        var reader = ArgumentReader(arguments.dropFirst())
        var folder: String?
        while let option = try reader.nextName() {
            switch (command, option) {
            case (_, "--data"): folder = try reader.value(of: option, "a folder")
            case ("export", "--format"):
                format = try reader.value(of: option, "csv or json", reading: ExportFormat.init(rawValue:))
            case ("delete", "--yes"):
                try reader.confirmSwitch(option)
                isMeant = true
            default: throw UsageError(description: "There is no option \(option) of \(command).")
            }
        }
        guard let folder, !folder.isEmpty else {
            throw UsageError(description: "\(command) needs --data FOLDER, the folder that is served from.")
        }
        dataFolder = folder
    }
}

import DashboardWeb

/// What `passwd` was asked to do.
struct PasswdOptions {
    let file: String
    let name: String?

    init(arguments: ArraySlice<String>) throws(UsageError) {
        guard let file = arguments.last, !file.hasPrefix("-"), !file.isEmpty else {
            throw UsageError(description: "passwd needs the file to write the account into, as its last word.")
        }
        self.file = file
        var reader = ArgumentReader(arguments.dropLast())
        var given: String?
        while let option = try reader.nextName() {
            guard option == "--name" else { throw UsageError(description: "There is no option \(option) of passwd.") }
            let name = try reader.value(of: option, "a name")
            if let fault = AccountLine.faultOfName(name) { throw UsageError(description: "--name: \(fault).") }
            given = name
        }
        name = given
    }
}

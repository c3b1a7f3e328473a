/// What `token` was asked to do.
struct TokenOptions {
    enum Wish: Equatable {
        case make(String)
        case list
        case revoke(String)
    }

    let dataFolder: String
    let wish: Wish

    init(arguments: ArraySlice<String>) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        var folder: String?
        var wish: Wish?
        while let option = try reader.nextName() {
            let asked: Wish
            switch option {
            case "--data":
                folder = try reader.value(of: option, "a folder")
                continue
            case "--list":
                try reader.confirmSwitch(option)
                asked = .list
            case "--name": asked = .make(try Self.name(after: option, in: &reader))
            case "--revoke": asked = .revoke(try Self.name(after: option, in: &reader))
            default: throw UsageError(description: "There is no option \(option) of token.")
            }
            guard wish == nil else { throw UsageError(description: "token does one thing at a time.") }
            wish = asked
        }
        guard let folder, !folder.isEmpty else {
            throw UsageError(description: "token needs --data FOLDER, the folder that is served from.")
        }
        dataFolder = folder
        self.wish = wish ?? .make("phone")
    }

    private static func name(after option: String, in reader: inout ArgumentReader) throws(UsageError) -> String {
        let name = try reader.value(of: option, "a name")
        if let fault = PushToken.fault(ofName: name) { throw UsageError(description: "\(option): \(fault).") }
        return name
    }
}

import DashboardCore
import HTTPDaemon

/// What stands after `/fragments/`: the identifiers down to a controller, and perhaps the form it is wanted in.
struct FragmentAddress: Sendable {
    /// The identifiers from the screen down.
    let path: [Identifier]
    /// The form that the address names, such as `.json`.
    let format: Format?

    /// The screen that the controller is on.
    var screen: Identifier { path[0] }

    /// Answers nil where no controller can have that address.
    init?(_ segments: [String], readsFormat: Bool = true) {
        // Deeper than this no tree is, and nobody should make us find out.
        guard let last = segments.last, segments.count <= 64 else { return nil }
        var names = segments
        var format: Format?
        if readsFormat, let dot = last.utf8.lastIndex(of: UInt8(ascii: ".")) {
            guard let named = Format(rawValue: String(last[last.index(after: dot)...])) else { return nil }
            format = named
            names[names.count - 1] = String(last[..<dot])
        }
        var path: [Identifier] = []
        for name in names {
            guard let identifier = Identifier(name) else { return nil }
            path.append(identifier)
        }
        self.path = path
        self.format = format
    }
}

extension HTTPError {
    /// Nobody has that address.
    static var noSuchFragment: HTTPError {
        HTTPError(.notFound, "There is no fragment at this address. /fragments lists all that there are.")
    }
}

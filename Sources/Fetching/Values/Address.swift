/// Where something is fetched, whose keys no description shows.
///
/// ```swift
/// let forecast = try Address("https://api.pirateweather.net")
///     .segments("forecast", .secret(key), "\(latitude),\(longitude)")
///     .query("units", "si")
/// "\(forecast)"       // https://api.pirateweather.net/forecast/…/47.37,8.54?units=si
/// ```
package struct Address: Hashable, Sendable {
    /// Whether `http` may go over a network.
    package enum Plain: Sendable {
        /// Only to this machine itself.
        case toLoopback
        /// Anywhere, because whoever runs this has said so.
        case anywhere
    }

    package let origin: Origin
    /// The path and the query as they are sent.
    private let target: Sealed
    private let shownTarget: String
    private let plain: Plain

    /// Reads an address as a person has written it.
    ///
    /// What follows a question mark may hold a key, so it is never shown.
    ///
    /// - Throws: `AddressError`, which says what is wrong and shows nothing of the text.
    package init(_ text: String, plain: Plain = .toLoopback) throws(AddressError) {
        try self.init(CurlURL.parse(text), plain: plain, showsPath: true)
    }

    /// A piece of the path more for each, before any query.
    ///
    /// An empty piece, `.` or `..` would lead elsewhere, and is a programming error.
    package func segments(_ segments: AddressPart...) -> Address {
        precondition(segments.allSatisfy(\.isLegalSegment), "a segment of a path is a name, not a step")
        precondition(!target.text.contains("?"), "segments come before the query")
        func extended(_ path: String, _ more: [String]) -> String {
            (path.hasSuffix("/") ? String(path.dropLast()) : path) + more.map { "/" + $0 }.joined()
        }
        return replacing(
            target: extended(target.text, segments.map(\.encoded)),
            shown: extended(shownTarget, segments.map(\.shown))
        )
    }

    /// A name and a value more at the end of the query.
    package func query(_ name: String, _ value: AddressPart) -> Address {
        let joint = target.text.contains("?") ? "&" : "?"
        let name = AddressPart(name).encoded
        return replacing(
            target: target.text + "\(joint)\(name)=\(value.encoded)",
            shown: shownTarget + "\(joint)\(name)=\(value.shown)"
        )
    }

    /// The whole address, for the one who connects.
    var url: String { "\(origin)" + target.text }

    /// Where a `Location` of the answer leads, if that is a place of the same origin.
    func redirected(to location: String) -> Address? {
        guard let parts = try? CurlURL.resolve(location, from: url) else { return nil }
        // An answer may repeat the key that it was asked with.
        guard let address = try? Address(parts, plain: plain, showsPath: false) else { return nil }
        return address.origin == origin ? address : nil
    }

    private init(_ parts: CurlURL, plain: Plain, showsPath: Bool) throws(AddressError) {
        guard let scheme = Origin.Scheme(rawValue: parts.scheme) else { throw AddressError.scheme }
        guard let origin = Origin(scheme: scheme, host: parts.host, port: parts.port ?? scheme.port) else {
            throw AddressError.host
        }
        guard scheme == .https || plain == .anywhere || origin.isLoopback else { throw AddressError.plain }
        guard (parts.path + (parts.query ?? "")).utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
            throw AddressError.form
        }
        self.origin = origin
        self.plain = plain
        target = Sealed(text: parts.path + (parts.query.map { "?" + $0 } ?? ""))
        shownTarget = showsPath ? parts.path + (parts.query == nil ? "" : "?…") : "/…"
    }

    private init(_ other: Address, target: String, shown: String) {
        origin = other.origin
        plain = other.plain
        self.target = Sealed(text: target)
        shownTarget = shown
    }

    private func replacing(target: String, shown: String) -> Address {
        Address(self, target: target, shown: shown)
    }
}

extension Address: CustomStringConvertible {
    /// The address with an ellipsis in place of each key.
    package var description: String { "\(origin)" + shownTarget }
}

import DashboardCore
import HTTPDaemon

/// In which form, and how patiently, somebody wants a fragment.
struct FragmentWish: Sendable {
    let format: Format
    /// Who asks, and what they can put a fragment into.
    let asker: Wish
    /// How long the answer may wait for a load.
    let wait: Duration
    /// Whether a failure is to be told by the status.
    let isStrict: Bool

    /// Reads the wish from a request for a fragment that has these formats.
    init(_ request: Request, _ address: FragmentAddress, formats: [Format]) throws {
        asker = Wish(request)
        if let named = address.format {
            guard formats.contains(named) else { throw HTTPError.noSuchForm(named, formats) }
            format = named
        } else {
            switch asker.form(among: formats.map(\.mediaType)) {
            case .page, .fragment, .turboFrame: format = .html
            case .json: format = .json
            case .text: format = .text
            case .svg: format = .picture
            case .turboStream, nil: throw HTTPError.notAcceptable(formats)
            }
        }
        let query = try request.query
        wait = try Self.wait(query["wait"])
        isStrict = try Self.flag(query["strict"], "strict") || format == .json
    }

    private static func wait(_ text: String?) throws -> Duration {
        guard let text else { return .zero }
        guard let seconds = Double(text), (0...10).contains(seconds) else {
            throw HTTPError(.badRequest, "“wait” takes a number of seconds from 0 to 10.")
        }
        return .milliseconds(Int(seconds * 1000))
    }

    private static func flag(_ text: String?, _ name: String) throws -> Bool {
        switch text {
        case nil, "0": return false
        case "1": return true
        default: throw HTTPError(.badRequest, "“\(name)” is 0 or 1.")
        }
    }
}

extension Format {
    var mediaType: MediaType {
        switch self {
        case .html: .html
        case .json: .json
        case .text: .plainText
        case .picture: .svg
        }
    }
}

extension HTTPError {
    fileprivate static func noSuchForm(_ format: Format, _ formats: [Format]) -> HTTPError {
        let list = formats.map { "." + $0.rawValue }.joined(separator: ", ")
        return HTTPError(.notFound, "This fragment has no form .\(format.rawValue). It has \(list).")
    }

    fileprivate static func notAcceptable(_ formats: [Format]) -> HTTPError {
        let list = formats.map(\.mediaType.essence).joined(separator: ", ")
        return HTTPError(.notAcceptable, "This fragment can be had as \(list), of which “Accept” takes none.")
    }
}

import DashboardCore
import DashboardWeb
import HTTPDaemon

/// Everything that can be said about serving, with what holds where nothing was said.
struct ServeOptions {
    var endpoint = Endpoint.standard
    var publicFolder = "Public"
    var dataFolder: String?
    var configurationFile: String?
    var accountFile: String?
    var patience = Patience()
    var liveVisitors = 1000
    var log = AccessLog.Format.logfmt
    var clock = WallClock.system
    var isDeveloping = false
    var isRehearsing = false
    /// The kinds of screens to be shown, in the order of the navigation; none for all of them.
    var screens: [Identifier] = []
    var slowness = Duration.zero
    var hosts: [String] = []
    var proxies: [AddressRange] = []
    /// Whose pages may frame what; a path goes before what holds for all.
    var embedders: [String: [WebOrigin]] = [:]
    var tlsFiles: TLSFiles?
    var threads: Int?
    var limits = Limits()
    /// Bytes of the largest export that is brought through the page.
    var importLimit = 4 << 30

    init() {}

    init(arguments: ArraySlice<String>) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        var certificate: String?
        var key: String?
        while let name = try reader.nextName() {
            switch name {
            case "--tls-certificate": certificate = try reader.value(of: name, "a PEM file")
            case "--tls-key": key = try reader.value(of: name, "a PEM file")
            default: try take(name, from: &reader)
            }
        }
        guard (certificate == nil) == (key == nil) else {
            throw UsageError(description: "--tls-certificate and --tls-key belong together.")
        }
        if let certificate, let key { tlsFiles = TLSFiles(certificate: certificate, key: key) }
    }

    private mutating func take(_ name: String, from reader: inout ArgumentReader) throws(UsageError) {
        switch name {
        case "--listen":
            endpoint = try reader.value(of: name, "ADDRESS:PORT, such as 127.0.0.1:8080", reading: Endpoint.init)
        case "--public": publicFolder = try reader.value(of: name, "a folder")
        case "--account-file": accountFile = try reader.value(of: name, "a file that “passwd” wrote")
        case "--config": configurationFile = try reader.value(of: name, "a file such as dashboard.yaml")
        case "--data": dataFolder = try reader.value(of: name, "a folder")
        case "--log": log = try reader.value(of: name, "logfmt, json or none", reading: AccessLog.Format.init)
        case "--clock":
            clock = try reader.value(
                of: name,
                "a moment such as 2026-06-15T08:00:00Z",
                reading: WallClock.init(frozenAt:)
            )
        case "--dev":
            try reader.confirmSwitch(name)
            isDeveloping = true
        case "--rehearse":
            try reader.confirmSwitch(name)
            isRehearsing = true
        case "--screen":
            screens.append(
                try reader.value(of: name, "the kind of a screen, such as rainstorm", reading: { Identifier($0) })
            )
        case "--slow":
            slowness = .seconds(try reader.value(of: name, "seconds from 0 to 60", reading: Self.number(0...60)))
        case "--host":
            hosts.append(try reader.value(of: name, "a host name, such as day.example.org", reading: Self.host))
        case "--trust-proxy":
            let network = try reader.value(of: name, "a network, such as 10.0.0.0/8", reading: AddressRange.init)
            proxies.append(network)
        case "--embed-from":
            let (path, origin) = try reader.value(
                of: name,
                "an origin, such as https://example.org, or one fragment and an origin: day/summary=https://example.org",
                reading: Self.embedder
            )
            embedders[path, default: []].append(origin)
        case "--threads": threads = try reader.value(of: name, "a number from 1 to 64", reading: Self.number(1...64))
        default: try takeLimit(name, from: &reader)
        }
    }

    private mutating func takeLimit(_ name: String, from reader: inout ArgumentReader) throws(UsageError) {
        let seconds = Self.number(1...3600)
        switch name {
        case "--max-connections":
            limits.connections = try reader.value(
                of: name,
                "a number from 1 to 100000",
                reading: Self.number(1...100_000)
            )
        case "--max-header-bytes":
            limits.headerBytes = try reader.value(
                of: name,
                "a number from 1024 to 1048576",
                reading: Self.number(1024...1_048_576)
            )
        case "--max-import-bytes":
            importLimit = try reader.value(
                of: name,
                "a number from 1024 to 1099511627776",
                reading: Self.number(1024...1_099_511_627_776)
            )
        case "--max-target-bytes":
            limits.targetBytes = try reader.value(
                of: name,
                "a number from 64 to 65536",
                reading: Self.number(64...65_536)
            )
        case "--header-seconds":
            limits.headerTime = .seconds(try reader.value(of: name, "seconds from 1 to 3600", reading: seconds))
        case "--idle-seconds":
            limits.idleTime = .seconds(try reader.value(of: name, "seconds from 1 to 3600", reading: seconds))
        case "--body-seconds":
            limits.bodyTime = .seconds(try reader.value(of: name, "seconds from 1 to 3600", reading: seconds))
        case "--answer-seconds":
            limits.answerTime = .seconds(try reader.value(of: name, "seconds from 1 to 3600", reading: seconds))
        case "--budget":
            let number = Self.number(0...10_000)
            patience.budget = .milliseconds(
                try reader.value(of: name, "milliseconds from 0 to 10000", reading: number)
            )
        case "--page-seconds":
            patience.deadline = .seconds(try reader.value(of: name, "seconds from 1 to 3600", reading: seconds))
        case "--live-visitors":
            liveVisitors = try reader.value(of: name, "a number from 1 to 100000", reading: Self.number(1...100_000))
        default: throw UsageError(description: "There is no option \(name).")
        }
    }

    /// Whose pages may frame what, as the dashboard wants it.
    var embeds: EmbedPolicy {
        var policy = EmbedPolicy(embedders[""].map { .origins($0) } ?? .nobody)
        policy.names["day/summary"] = "day/day-summary"
        for (path, origins) in embedders where !path.isEmpty {
            policy.own[policy.names[path] ?? path] = .origins(origins)
        }
        return policy
    }

    /// `https://example.org` for everything, or `day/summary=https://example.org` for one fragment.
    private static func embedder(_ text: String) -> (path: String, origin: WebOrigin)? {
        guard let equals = text.firstIndex(of: "=") else { return WebOrigin(text).map { ("", $0) } }
        let names = text[..<equals].split(separator: "/", omittingEmptySubsequences: false)
        guard names.allSatisfy({ Identifier(String($0)) != nil }) else { return nil }
        return WebOrigin(String(text[text.index(after: equals)...])).map { (String(text[..<equals]), $0) }
    }

    /// A name that the list of allowed hosts can read.
    private static func host(_ text: String) -> String? {
        (try? HostAllowList([text])) == nil ? nil : text
    }

    private static func number(_ range: ClosedRange<Int>) -> (String) -> Int? {
        { Int($0).flatMap { range.contains($0) ? $0 : nil } }
    }
}

@testable import DashboardServer
import FoundationEssentials
import HTTPDaemon
import Testing

@Suite("The command line")
struct CommandLineTests {
    @Test(
        "What it cannot follow it answers with one sentence that says what would be right",
        arguments: [
            (
                ["dance"],
                "There is no command “dance”; there are serve, import, export, delete, token, check-config, passwd, help and version."
            ),
            (["-x"], "“-x” is not an option."),
            (["--"], "“--” is not an option."),
            (["serve", "serve"], "“serve” is not an option."),
            (["--frobnicate"], "There is no option --frobnicate."),
            (["--Listen", "127.0.0.1:0"], "There is no option --Listen."),
            (["--public"], "--public needs a folder."),
            (["--dev=1"], "--dev takes no value."),
            (["--listen"], "--listen needs ADDRESS:PORT, such as 127.0.0.1:8080."),
            (["--listen", "8080"], "--listen takes ADDRESS:PORT, such as 127.0.0.1:8080, not “8080”."),
            (["--listen", "::1:80"], "--listen takes ADDRESS:PORT, such as 127.0.0.1:8080, not “::1:80”."),
            (["--listen", "[::1]:+80"], "--listen takes ADDRESS:PORT, such as 127.0.0.1:8080, not “[::1]:+80”."),
            (["--listen=127.0.0.1:"], "--listen takes ADDRESS:PORT, such as 127.0.0.1:8080, not “127.0.0.1:”."),
            (["--log", "novel"], "--log takes logfmt, json or none, not “novel”."),
            (["--clock", "now"], "--clock takes a moment such as 2026-06-15T08:00:00Z, not “now”."),
            (["--clock", "2026-06-15"], "--clock takes a moment such as 2026-06-15T08:00:00Z, not “2026-06-15”."),
            (
                ["--clock", "2026-02-30T08:00:00Z"],
                "--clock takes a moment such as 2026-06-15T08:00:00Z, not “2026-02-30T08:00:00Z”."
            ),
            (["--screen", "a b"], "--screen takes the kind of a screen, such as rainstorm, not “a b”."),
            (["--host", "a b"], "--host takes a host name, such as day.example.org, not “a b”."),
            (
                ["--trust-proxy", "10.0.0.0/33"],
                "--trust-proxy takes a network, such as 10.0.0.0/8, not “10.0.0.0/33”."
            ),
            (
                ["--embed-from", "https://example.org/path"],
                "--embed-from takes an origin, such as https://example.org, or one fragment and an origin: "
                    + "day/summary=https://example.org, not “https://example.org/path”."
            ),
            (["--threads", "0"], "--threads takes a number from 1 to 64, not “0”."),
            (["--max-connections", "many"], "--max-connections takes a number from 1 to 100000, not “many”."),
            (["--max-header-bytes", "10"], "--max-header-bytes takes a number from 1024 to 1048576, not “10”."),
            (["--max-target-bytes", "0"], "--max-target-bytes takes a number from 64 to 65536, not “0”."),
            (["--header-seconds", "1.5"], "--header-seconds takes seconds from 1 to 3600, not “1.5”."),
            (["--body-seconds", "0"], "--body-seconds takes seconds from 1 to 3600, not “0”."),
            (["--idle-seconds", "-1"], "--idle-seconds takes seconds from 1 to 3600, not “-1”."),
            (["--answer-seconds", "9999"], "--answer-seconds takes seconds from 1 to 3600, not “9999”."),
            (["--tls-key", "key.pem"], "--tls-certificate and --tls-key belong together."),
            (["--tls-certificate", "certificate.pem"], "--tls-certificate and --tls-key belong together."),
        ]
    )
    func complaint(arguments: [String], sentence: String) {
        let error = #expect(throws: UsageError.self) { try Command(arguments: arguments) }
        #expect(error?.description == sentence)
        #expect(Program(arguments: arguments).run() == 64)
    }

    @Test(
        "A complaint is one line whatever was typed",
        arguments: [["--a\nb"], ["--listen", "a\r\nb"], ["\u{1B}[31m"]]
    )
    func oneLine(arguments: [String]) throws {
        let end = try ServerProcess(arguments).end()
        #expect(end.status == 64)
        #expect(end.errors.utf8.filter { $0 < 0x20 } == [UInt8(ascii: "\n")], "said: \(end.errors)")
    }

    @Test("Without a word it serves, by what is safe")
    func defaults() throws {
        guard case .serve(let options) = try Command(arguments: []) else {
            Issue.record("it does something else")
            return
        }
        #expect("\(options.endpoint)" == "127.0.0.1:8080")
        #expect(options.publicFolder == "Public")
        #expect(options.log == .logfmt)
        #expect(!options.clock.isFrozen)
        #expect(!options.isDeveloping)
        #expect(options.hosts.isEmpty && options.proxies.isEmpty && options.embedders.isEmpty)
        #expect(options.tlsFiles == nil)
    }

    @Test(
        "A value stands behind its option or behind a sign of equality",
        arguments: [["--log", "json"], ["--log=json"]]
    )
    func spelling(arguments: [String]) throws {
        #expect(try ServeOptions(arguments: arguments[...]).log == .json)
    }

    @Test("Each option says what it says")
    func options() throws {
        let words = [
            "--listen", "[::1]:0", "--public", "elsewhere", "--dev", "--threads", "3", "--host", "day.example.org",
            "--host", "night.example.org", "--trust-proxy", "10.0.0.0/8",
            "--embed-from", "https://Example.org", "--embed-from", "http://127.0.0.1:8080", "--tls-certificate", "c",
            "--tls-key", "k",
            "--max-connections", "7", "--max-header-bytes", "2048", "--max-target-bytes", "128", "--header-seconds",
            "1",
            "--idle-seconds", "2", "--body-seconds", "3", "--answer-seconds", "4",
        ]
        let options = try ServeOptions(arguments: words[...])
        #expect("\(options.endpoint)" == "[::1]:0")
        #expect(options.publicFolder == "elsewhere")
        #expect(options.isDeveloping)
        #expect(options.threads == 3)
        #expect(options.hosts == ["day.example.org", "night.example.org"])
        #expect(options.proxies.count == 1)
        #expect(options.embedders[""]?.map(\.text) == ["https://example.org", "http://127.0.0.1:8080"])
        #expect(options.tlsFiles?.certificate == "c" && options.tlsFiles?.key == "k")
        #expect(options.limits.connections == 7)
        #expect(options.limits.headerBytes == 2048 && options.limits.targetBytes == 128)
        #expect(options.limits.headerTime == .seconds(1) && options.limits.idleTime == .seconds(2))
        #expect(options.limits.bodyTime == .seconds(3) && options.limits.answerTime == .seconds(4))
    }

    @Test("A moment with a zone is the same moment", arguments: ["2026-06-15T08:00:00Z", "2026-06-15T10:00:00+02:00"])
    func clock(text: String) throws {
        let clock = try #require(WallClock(frozenAt: text))
        #expect(clock.isFrozen)
        #expect(clock.now().timeIntervalSince1970 == 1_781_510_400)
    }

    @Test("A moment in a file is the time until another stands there, and while none does the last one is")
    func clockFile() throws {
        let folder = try TemporaryFolder(["moment": "2026-06-15T08:00:00Z\n"])
        let path = folder.path + "/moment"
        let clock = try #require(WallClock(frozenAt: "@" + path))
        #expect(clock.isFrozen)
        for (text, seconds) in [
            ("2026-06-15T08:00:00Z", 1_781_510_400), ("2026-06-15T09:00:00Z", 1_781_514_000), ("", 1_781_514_000),
            ("soon", 1_781_514_000), ("2026-06-15T07:00:00Z", 1_781_506_800),
        ] {
            try folder.write(text, to: "moment")
            #expect(clock.now().timeIntervalSince1970 == Double(seconds), "\(text)")
        }
        #expect(WallClock(frozenAt: "@" + folder.path + "/none") == nil)
    }

    @Test("Help names the limits that hold")
    func help() {
        let limits = Limits()
        #expect(HelpText.whole.contains("request line and headers              [\(limits.headerBytes)]"))
        #expect(HelpText.whole.contains("path and query                        [\(limits.targetBytes)]"))
    }

    @Test(
        "Help and the version are no failures",
        arguments: [["--help"], ["-h"], ["help"], ["--version"], ["version"]]
    )
    func answers(arguments: [String]) {
        #expect(Program(arguments: arguments).run() == 0)
    }
}

import DashboardTesting
import Foundation
import HTTPDaemon
import Testing

@Suite("A server that cannot start")
struct StartFaultTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let arguments: [String]
        let status: Int32
        let complaint: String

        init(_ name: String, _ arguments: [String], status: Int32 = 1, says complaint: String) {
            testDescription = name
            self.arguments = arguments
            self.status = status
            self.complaint = complaint
        }
    }

    private static let noFile = "/nowhere/certificate.pem"

    static let faults: [Fault] = [
        Fault("no folder of public files", ["--public", "/nowhere/at/all"], says: "/nowhere/at/all"),
        Fault("a file for a folder of public files", ["--public", "/proc/self/exe"], says: "/proc/self/exe"),
        Fault(
            "no certificate",
            ["--tls-certificate", noFile, "--tls-key", noFile],
            says: noFile
        ),
        Fault(
            "a certificate that is none",
            ["--tls-certificate", "/proc/self/status", "--tls-key", "/proc/self/status"],
            says: "TLS"
        ),
        Fault(
            "a kind of screen that nobody has registered",
            ["--screen", "rainstorm", "--screen", "wether"],
            says: "rainstorm, rehearsal, server, settings, stories, today, got “wether”"
        ),
        Fault("a screen named twice", ["--screen", "day", "--screen", "day"], says: "“day” twice"),
        Fault("a screen that has no name", ["--screen", "the day"], status: 64, says: "--screen"),
        Fault("an address for others without an account", ["--listen", "192.0.2.1:0"], says: "passwd FILE"),
        Fault("all addresses without an account", ["--listen", "[::]:0"], says: "--account-file FILE"),
        Fault("no account file", ["--account-file", "/nowhere/account"], says: "/nowhere/account"),
        Fault("an account file that is none", ["--account-file", "/proc/self/status"], says: "chmod 600"),
        Fault("a folder for an account file", ["--account-file", "/proc/self"], says: "no account file"),
        Fault("a certificate without a key", ["--tls-certificate", noFile], status: 64, says: "--tls-key"),
        Fault("an address that is none", ["--listen", "here"], status: 64, says: "here"),
        Fault("a port beyond 65535", ["--listen", "127.0.0.1:65536"], status: 64, says: "65536"),
        Fault("an option that is none", ["--frobnicate"], status: 64, says: "--frobnicate"),
        Fault("an option without its value", ["--public"], status: 64, says: "--public"),
        Fault("a clock that does not exist", ["--clock", "yesterday"], status: 64, says: "yesterday"),
        Fault("a log that does not exist", ["--log", "novel"], status: 64, says: "novel"),
        Fault("a limit that is no number", ["--max-connections", "many"], status: 64, says: "many"),
        Fault("a limit of nothing", ["--max-connections", "0"], status: 64, says: "0"),
        Fault("a command that is none", ["dance"], status: 64, says: "dance"),
    ]

    @Test("What is wrong is said in one line, and in the exit status", arguments: faults)
    func complaint(_ fault: Fault) throws {
        let isWhole = fault.arguments.contains("--listen") || fault.arguments.first == "dance"
        let end = try ServerProcess((isWhole ? [] : ["--listen", "127.0.0.1:0"]) + fault.arguments).end()
        #expect(end.status == fault.status)
        #expect(!end.wasKilled)
        #expect(end.errors.contains(fault.complaint), "said: \(end.errors)")
        #expect(end.errors.hasSuffix("\n") && end.errors.count { $0 == "\n" } == 1, "said: \(end.errors)")
    }

    @Test("A port that is taken is named in the complaint")
    func portInUse() throws {
        let taken = try Daemon(Site(router: Router()), on: try #require(Endpoint("127.0.0.1:0")))
        let end = try ServerProcess(["--listen", "\(taken.endpoint)", "--public", publicFolder()]).end()
        #expect(end.status == 1)
        #expect(end.errors.contains("\(taken.endpoint)"))
        #expect(end.errors.contains("in use"))
        #expect(end.errors.count { $0 == "\n" } == 1)
    }
}

/// The repository's folder of public files.
func publicFolder(_ file: String = #filePath) -> String {
    var url = URL(filePath: file)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.appending(path: "Public").path()
}

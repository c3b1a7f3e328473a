import DashboardData
import FoundationEssentials
import Glibc
import YAML

/// The file in which the operator has written down what is shown.
struct ConfigurationFile {
    let path: String

    /// Reads the file, or says everything that is wrong with it.
    func read() throws -> Configuration {
        let zones = ZoneFolder()
        return try Configuration(
            parsing: try bytes(),
            named: path,
            isToBeHonoured: true,
            environment: { ProcessInfo.processInfo.environment[$0] },
            knowsZone: zones.knows
        )
    }

    /// As much as a file may have, and one byte more by which a larger one is refused.
    private func bytes() throws(StartError) -> [UInt8] {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw failure() }
        defer { close(file) }
        var facts = stat()
        guard unsafe fstat(file, &facts) == 0 else { throw failure() }
        guard facts.st_mode & S_IFMT == S_IFREG else {
            throw StartError(description: "“\(path)” is no file that a configuration could be in")
        }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 16 * 1024)
        while bytes.count <= YAMLLimits().bytes {
            let count = unsafe Glibc.read(file, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure() }
            if count == 0 { break }
            bytes += piece.prefix(count)
        }
        return bytes
    }

    private func failure() -> StartError {
        StartError(description: "cannot read the configuration “\(path)”: \(unsafe String(cString: strerror(errno)))")
    }
}

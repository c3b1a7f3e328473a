/// Why a daemon could not start, in one line for the person who started it.
public struct DaemonError: Error, Sendable, CustomStringConvertible {
    /// The line.
    public let description: String

    static func cannotListen(_ endpoint: Endpoint, reason: String) -> DaemonError {
        DaemonError(description: "cannot listen on \(endpoint): \(reason)")
    }

    static func cannotStart(isSecure: Bool) -> DaemonError {
        DaemonError(
            description: isSecure
                ? "cannot start TLS: the certificate and the key must be PEM and belong together"
                : "libmicrohttpd did not start"
        )
    }
}

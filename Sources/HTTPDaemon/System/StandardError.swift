import Glibc

/// The stream on which a server says what is wrong, and writes its log.
public enum StandardError {
    /// Whether a person watches.
    public static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes one line.
    public static func print(_ line: String) {
        Process.write(Array((line + "\n").utf8), to: STDERR_FILENO)
    }

    /// Writes something that is no line yet.
    package static func write(_ words: String) {
        Process.write(Array(words.utf8), to: STDERR_FILENO)
    }
}

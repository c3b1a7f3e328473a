import Glibc
import HTTPDaemon

/// Where a person types what nobody shall see, or a script passes it on.
struct Terminal {
    private static let longest = 4096

    /// Whether somebody types.
    var isInteractive: Bool { isatty(STDIN_FILENO) == 1 }

    /// Asks for a line that does not appear on the screen.
    ///
    /// Signals come as the keys that they are, so that the terminal is itself again however this ends.
    func secret(_ question: String) throws(StartError) -> String {
        var usual = termios()
        guard unsafe tcgetattr(STDIN_FILENO, &usual) == 0 else { throw Self.gone }
        var silent = usual
        silent.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        // Before the question, or what is typed at once is flushed away.
        guard unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent) == 0 else { throw Self.gone }
        prompt(question)
        defer {
            unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual)
            prompt("\n")
        }
        var typed: [UInt8] = []
        while let key = try next() {
            switch key {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return try text(typed)
            // Ctrl-C, and Ctrl-D at the beginning: whoever wants to leave may.
            case 0x03,
                0x04 where typed.isEmpty:
                throw Self.gone
            case 0x08, 0x7f: typed.removeLastCharacter()
            // Ctrl-U begins anew.
            case 0x15: typed = []
            default: if typed.count < Self.longest { typed.append(key) }
            }
        }
        throw Self.gone
    }

    /// The first line of what is passed on.
    func line() throws(StartError) -> String {
        var line: [UInt8] = []
        while let byte = try next(), byte != UInt8(ascii: "\n"), line.count < Self.longest { line.append(byte) }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return try text(line)
    }

    private func next() throws(StartError) -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = unsafe read(STDIN_FILENO, &byte, 1)
            if count == 1 { return byte }
            if count == 0 { return nil }
            guard errno == EINTR else { throw Self.gone }
        }
    }

    private func text(_ bytes: [UInt8]) throws(StartError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw StartError(description: "the passphrase is no UTF-8 text")
        }
        return text
    }

    /// Beside the standard output, which may lead into a file.
    private func prompt(_ words: String) {
        let bytes = Array(words.utf8)
        _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
    }

    private static let gone = StartError(description: "no passphrase was typed, so nothing was written")
}

extension [UInt8] {
    /// Takes back the last character, however many bytes it has.
    fileprivate mutating func removeLastCharacter() {
        while let last = popLast(), last & 0xC0 == 0x80 {}
    }
}

import Synchronization

/// A short name for one request, unique on this server for as long as it runs and different after each start.
public struct RequestID: Hashable, Sendable, CustomStringConvertible {
    private static let start: [UInt8] =
        Array(String(UInt32.random(in: 0...UInt32.max), radix: 36).utf8) + [UInt8(ascii: "-")]

    private static let counter = Atomic(0)

    private let number: Int
    private let given: String?

    /// Takes the next number.
    public init() {
        number = Self.counter.add(1, ordering: .relaxed).newValue
        given = nil
    }

    /// Takes over the id that a trusted proxy gave, if it is harmless: up to 64 letters, digits, `-`, `_` and `.`.
    init?(given text: String) {
        let isHarmless = text.utf8.allSatisfy { $0.isUnreserved && $0 != UInt8(ascii: "~") }
        guard isHarmless, !text.isEmpty, text.utf8.count <= 64 else { return nil }
        number = 0
        given = text
    }

    /// The name as it stands in the log.
    public var description: String {
        given ?? String(decoding: Self.start, as: UTF8.self) + String(number, radix: 36)
    }

    /// Writes the name without making a string of it.
    func write(into buffer: ByteBuffer) {
        if let given {
            buffer.append(Array(given.utf8))
        } else {
            buffer.append(Self.start)
            buffer.appendDigits(of: number, base: 36)
        }
    }
}

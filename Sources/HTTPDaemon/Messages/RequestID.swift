import Synchronization

/// A short name for one request, unique on this server for as long as it runs and hard to guess across restarts.
public struct RequestID: Hashable, Sendable, CustomStringConvertible {
    private enum Origin: Hashable {
        case counted(UInt64)
        case given(String)
    }

    private static let run = UInt32.random(in: 0...UInt32.max)
    private static let counter = Atomic<UInt64>(0)

    private let origin: Origin

    /// Takes the next number.
    public init() {
        origin = .counted(Self.counter.add(1, ordering: .relaxed).newValue)
    }

    /// Takes over the id that a trusted proxy gave, if it is harmless: up to 64 letters, digits, `-`, `_` and `.`.
    init?(given text: String) {
        let isHarmless = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        guard isHarmless, !text.isEmpty, text.utf8.count <= 64 else { return nil }
        origin = .given(text)
    }

    /// The name as it stands in the log.
    public var description: String {
        switch origin {
        case .counted(let number): String(Self.run, radix: 36) + "-" + String(number, radix: 36)
        case .given(let text): text
        }
    }
}

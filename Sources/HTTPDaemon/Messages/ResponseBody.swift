/// The bytes of an answer, wherever they come from; none of these forms copies them.
public enum ResponseBody: Sendable {
    /// No bytes at all.
    case empty
    /// One run in memory.
    case bytes([UInt8])
    /// Several runs in memory, sent one after another.
    ///
    /// A run may be a stretch of a larger buffer, which is then kept for as long as the answer.
    case runs([ArraySlice<UInt8>])
    /// A part of a file.
    case file(FileSlice)
    /// Bytes that are made while they are sent.
    ///
    /// Each write leaves at once as a chunk of its own; a write waits while the client reads too slowly, and throws
    /// ``ClientGone`` once it has left.
    case stream(@Sendable (ResponseStream) async throws -> Void)

    /// Several runs in memory, each of them a whole array.
    public static func runs(_ runs: [[UInt8]]) -> ResponseBody { .runs(runs.map { $0[...] }) }

    /// How many bytes there will be, where that is known before they are sent.
    public var count: Int? {
        switch self {
        case .empty: 0
        case .bytes(let bytes): bytes.count
        case .runs(let runs): runs.reduce(0) { $0 + $1.count }
        case .file(let slice): slice.count
        case .stream: nil
        }
    }
}

/// A stretch of a file, named by a path that comes from a table of ours and never from a request.
public struct FileSlice: Sendable {
    let path: String
    let offset: Int
    let count: Int

    /// Names `count` bytes of a file from `offset` on.
    public init(path: String, offset: Int = 0, count: Int) {
        self.path = path
        self.offset = offset
        self.count = count
    }

    /// The bytes themselves; nothing where they are not all there any more.
    func read() -> [UInt8]? { Process.read(path, offset: offset, count: count) }
}

/// Thrown to a handler whose client has left, so that it can stop working for nobody.
public struct ClientGone: Error, Sendable {
    package init() {}
}

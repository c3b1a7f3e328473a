/// Brings an export of Apple Health into a data folder, as a whole or not at all.
///
/// Bytes may come from anywhere, in pieces of any size; what they are is found out from themselves. Until ``finish()`` has
/// returned, whoever reads the folder sees what was there before, and so it stays if this process dies.
///
/// ```swift
/// let running = try HealthImport(into: "data", origin: "export.zip", now: now)
/// while let piece = try upload.next() { try running.push(piece) }
/// let report = try running.finish()
/// ```
package final class HealthImport {
    private enum Stage {
        /// Too little has come to know what it is.
        case unknown([UInt8])
        case document(ExportStream)
        case archive(SpoolFile)
        case over
    }

    private let path: String
    private let origin: String
    private let now: Int64
    /// Held until this has ended, however it ends.
    private var folder: StoreFolder?
    private let pipe: ImportPipe
    private let cancellation: ImportCancellation
    private let onProgress: (ImportProgress) -> Void
    private var stage = Stage.unknown([])
    private var progress = ImportProgress(done: 0, total: nil)

    /// Takes the folder for the time of the import.
    ///
    /// - Parameters:
    ///   - path: The data folder.
    ///   - origin: What is imported, for the list of arrivals; without a path.
    ///   - now: Seconds since 1970.
    ///   - cancellation: By which somebody else can call it off.
    ///   - progress: Is told how far it has come, after each piece.
    /// - Throws: `SessionStoreError` if another import is under way, or the file cannot be used.
    package init(
        into path: String,
        origin: String,
        now: Int64,
        cancellation: ImportCancellation = ImportCancellation(),
        progress: @escaping (ImportProgress) -> Void = { _ in }
    ) throws {
        self.path = path
        self.origin = origin
        self.now = now
        self.cancellation = cancellation
        onProgress = progress
        let folder = try StoreFolder(path, for: .importing)
        self.folder = folder
        do {
            pipe = try ImportPipe(HealthStore(in: folder))
        } catch {
            throw Self.explained(error, path)
        }
    }

    deinit {
        pipe.abandon()
    }

    /// Whether it is an archive, which is read only when all of it is here.
    package var isArchive: Bool {
        if case .archive = stage { true } else { false }
    }

    /// Says how many bytes will come, for whoever watches; of an archive that is found out.
    package func expect(_ bytes: Int) {
        progress.total = bytes
    }

    /// Takes the next bytes.
    ///
    /// - Throws: `ImportError` for bytes that are no export, and after a call to `cancel()`; `SessionStoreError` for a disk
    ///   that is full or broken. Nothing is kept then.
    package func push(_ bytes: [UInt8]) throws {
        try orAbandon {
            try cancellation.check()
            switch stage {
            case .unknown(let held):
                let head = held + bytes
                stage = try Self.stage(of: head, path, pipe, now)
                if case .unknown = stage { return }
                try push(head)
            case .document(var stream):
                stage = .over
                try stream.feed(bytes)
                stage = .document(stream)
                tell(bytes.count)
            case .archive(let spool): try spool.append(bytes)
            case .over: throw ImportError.cancelled
            }
        }
    }

    /// Says that there are no more bytes, and makes what they held part of the folder.
    package func finish() throws -> ImportReport {
        try orAbandon {
            defer { stage = .over }
            switch stage {
            case .unknown(let head) where head.isEmpty: throw ImportError(.empty, "The file is empty.")
            case .unknown: throw Self.noExport
            case .document(let stream): return try commit(try stream.finish())
            case .archive(let spool): return try readArchive(spool.descriptor)
            case .over: throw ImportError.cancelled
            }
        }
    }

    /// Reads an archive that lies on the disk, in place of bytes that are pushed.
    func finish(archive descriptor: CInt) throws -> ImportReport {
        try orAbandon {
            stage = .over
            return try readArchive(descriptor)
        }
    }

    private func readArchive(_ descriptor: CInt) throws -> ImportReport {
        let archive = try ExportArchive(descriptor, checking: cancellation)
        progress = ImportProgress(done: 0, total: archive.size)
        return try commit(
            try archive.read(into: pipe, now: now) { count in
                try cancellation.check()
                tell(count)
            }
        )
    }

    private func commit(_ report: ImportReport) throws -> ImportReport {
        try cancellation.check()
        let report = try pipe.finish(at: now, origin: origin, counts: report)
        folder = nil
        return report
    }

    private func tell(_ count: Int) {
        progress.done += count
        onProgress(progress)
    }

    private func orAbandon<Answer>(_ body: () throws -> Answer) throws -> Answer {
        do {
            return try body()
        } catch {
            stage = .over
            pipe.abandon()
            folder = nil
            throw Self.explained(error, path)
        }
    }

    private static func stage(of head: [UInt8], _ path: String, _ pipe: ImportPipe, _ now: Int64) throws -> Stage {
        guard head.count >= 4 else { return .unknown(head) }
        if head.starts(with: [0x50, 0x4B, 3, 4]) || head.starts(with: [0x50, 0x4B, 5, 6]) {
            return .archive(try SpoolFile(in: path))
        }
        if head.starts(with: [0x1F, 0x8B]) {
            throw ImportError(
                .gzip,
                "The file is packed with gzip; unpack it first, or take the phone's own export.zip."
            )
        }
        // A byte order mark, white space, and then a tag.
        let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
        guard text.first(where: { $0 > 0x20 }).map({ $0 == UInt8(ascii: "<") }) ?? true else { throw noExport }
        return .document(try ExportStream(into: pipe, now: now))
    }

    private static let noExport = ImportError(
        .otherFile,
        "This is neither a zip archive nor XML; choose the file that the Health app has made, mostly export.zip."
    )
}

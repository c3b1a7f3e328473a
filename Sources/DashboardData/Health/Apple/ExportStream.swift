internal import Health
internal import XML

/// An export on its way from bytes to batches.
struct ExportStream {
    private let reader: AppleHealthReader
    private let parser = XMLParser()
    private var scanner = PrologScanner()
    private let pipe: ImportPipe
    private var bytes = 0
    private var isKnown = false

    init(into pipe: ImportPipe, now: Int64) throws {
        self.pipe = pipe
        reader = AppleHealthReader(kinds: try pipe.kinds, now: now)
    }

    /// The workouts whose ways are in other files, by the names of those.
    var references: [String: [Int]] { reader.references }
    /// When those workouts began.
    var starts: [Int: Int64] { reader.starts }

    mutating func feed(_ piece: [UInt8]) throws {
        bytes += piece.count
        var piece = piece
        do {
            try scanner.scan(&piece)
            if !isKnown, let root = scanner.root {
                guard root.elementsEqual(Self.root.utf8) else { throw ImportError.otherRoot }
                isKnown = true
            }
            try parser.feed(piece.span, to: reader)
        } catch let error as XMLError {
            throw ImportError(error)
        }
        if reader.batch.isFull { try pipe.send(reader.takeBatch()) }
    }

    /// Reads to the end, and answers the counts.
    func finish() throws -> ImportReport {
        do { try parser.finish(telling: reader) } catch { throw ImportError(error) }
        let batch = reader.takeBatch()
        if !batch.isEmpty { try pipe.send(batch) }
        var report = reader.wholeReport()
        report.bytes = bytes
        report.replacedCharacters = scanner.replaced
        return report
    }

    /// The name of the first element of an export.
    static let root = "HealthData"
}

extension ImportError {
    static let otherRoot = ImportError(
        .otherDocument,
        "This is XML, but no export of Apple Health; choose the file that the Health app has made, mostly export.zip."
    )
}

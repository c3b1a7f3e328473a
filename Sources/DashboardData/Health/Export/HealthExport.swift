internal import DashboardCore
internal import SQLite

/// Everything that is known of a body, in pieces of some size, as it was at one moment; memory does not grow with it.
///
/// ```swift
/// let export = try HealthExport(of: "data", as: .csv)
/// while let piece = try export.next() { write(piece) }
/// ```
package final class HealthExport {
    /// A part of the export, one row of the file at a time.
    struct Part {
        let query: String
        let write: (Statement, inout [UInt8]) -> Void
    }

    private static let size = 64 * 1024

    private let database: Database
    private let format: any HealthExportForm
    private var parts: ArraySlice<Part>
    private var rows: Statement?
    private var hasBegun = false
    private var hasEnded = false
    private var isFirst = true

    /// Begins with the state in which the folder is now.
    package init(of path: String, as format: ExportFormat) throws {
        do {
            database = try HealthStore(at: path).reader()
            try database.execute("BEGIN")
        } catch {
            throw HealthImport.explained(error, path)
        }
        self.format = format == .csv ? HealthCSV() : HealthJSON()
        parts = self.format.parts[...]
    }

    /// The next bytes; nothing at the end.
    package func next() throws -> [UInt8]? {
        guard !hasEnded else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.size + 4_096)
        if !hasBegun {
            hasBegun = true
            bytes += format.head.utf8
        }
        while bytes.count < Self.size {
            guard let part = parts.first else {
                hasEnded = true
                bytes += format.foot.utf8
                break
            }
            try write(part, into: &bytes)
        }
        return bytes
    }

    private func write(_ part: Part, into bytes: inout [UInt8]) throws {
        if rows == nil {
            rows = try database.statement(part.query)
            bytes += format.opening(part).utf8
            isFirst = true
        }
        guard let rows else { return }
        while bytes.count < Self.size {
            guard try rows.step() else {
                rows.reset()
                self.rows = nil
                parts.removeFirst()
                bytes += format.closing.utf8
                return
            }
            if !isFirst { bytes += format.separator.utf8 }
            isFirst = false
            part.write(rows, &bytes)
        }
    }
}

/// How the parts of an export are put together.
protocol HealthExportForm {
    var head: String { get }
    var parts: [HealthExport.Part] { get }
    /// What stands between two rows.
    var separator: String { get }
    /// What stands after the last row of a part.
    var closing: String { get }
    var foot: String { get }

    /// What stands before the first row of a part.
    func opening(_ part: HealthExport.Part) -> String
}

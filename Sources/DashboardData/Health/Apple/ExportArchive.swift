internal import Archives
internal import XML

/// An archive that a phone has made, and what of it is an export.
struct ExportArchive {
    /// What cannot be an export by its name, of which there may be thousands.
    private static let others = [".gpx", ".csv", ".png", ".jpg", ".jpeg", ".pdf", ".json", ".zip"]
    private static let longestRoute = 64 << 20

    private let archive: Archive
    private let export: ArchiveEntry
    private let otherExports: Int

    /// Looks into every file that may be one, since their names differ by language.
    init(_ descriptor: CInt, checking cancellation: ImportCancellation) throws {
        do {
            archive = try Archive(descriptor)
            var found: [ArchiveEntry] = []
            for entry in archive.entries where entry.size > 0 && !Self.isOther(entry) {
                try cancellation.check()
                if Self.isExport(entry, in: archive) { found.append(entry) }
            }
            var largest: ArchiveEntry?
            for entry in found where entry.size > largest?.size ?? -1 { largest = entry }
            guard let largest else {
                throw ImportError(
                    .archiveWithoutExport,
                    "There is no export of Apple Health in this archive; choose the one that the Health app has made."
                )
            }
            export = largest
            otherExports = found.count - 1
        } catch let error as ArchiveError {
            throw ImportError(error)
        }
    }

    /// The bytes of the export, unpacked.
    var size: Int { export.size }

    /// Hands the export over, a piece at a time, then the ways of its workouts, and answers the counts.
    func read(into pipe: ImportPipe, now: Int64, before eachPiece: (Int) throws -> Void) throws -> ImportReport {
        do {
            var stream = try ExportStream(into: pipe, now: now)
            var reader = try archive.reader(of: export)
            while let piece = try reader.next() {
                try eachPiece(piece.count)
                try stream.feed(piece)
            }
            var report = try stream.finish()
            report.otherExports = otherExports
            try readRoutes(of: stream, into: pipe, &report, before: eachPiece)
            return report
        } catch let error as ArchiveError {
            throw ImportError(error)
        }
    }

    private func readRoutes(
        of stream: ExportStream,
        into pipe: ImportPipe,
        _ report: inout ImportReport,
        before eachPiece: (Int) throws -> Void
    ) throws {
        var missing = stream.references
        var gathered: [Int: RoutePoints] = [:]
        // A workout whose way is in several files is written when the last of them was read.
        var left = stream.references.values.joined().reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
        for entry in archive.entries {
            guard let workouts = missing.removeValue(forKey: String(entry.name)) else { continue }
            try eachPiece(0)
            let points = route(entry)
            report.routes.read += 1
            if points == nil { report.skip(.routeUnreadable) }
            for workout in workouts {
                if let points { gathered[workout, default: RoutePoints()].add(points) }
                left[workout, default: 1] -= 1
                if left[workout] == 0 { try send(gathered.removeValue(forKey: workout), of: workout, stream, pipe) }
            }
        }
        report.routes.read += missing.count
        if !missing.isEmpty { report.skip(.routeMissing, missing.count) }
        for (workout, points) in gathered.sorted(by: { $0.key < $1.key }) {
            try send(points, of: workout, stream, pipe)
        }
    }

    private func send(_ points: RoutePoints?, of workout: Int, _ stream: ExportStream, _ pipe: ImportPipe) throws {
        guard let points, !points.isEmpty, let start = stream.starts[workout] else { return }
        var batch = HealthBatch()
        batch.routes = [HealthRoute(workout: workout, points: points.packed(since: start))]
        try pipe.send(batch)
    }

    /// The points of a file; nothing where it cannot be read, which costs the workout nothing else.
    private func route(_ entry: ArchiveEntry) -> RoutePoints? {
        guard entry.size <= Self.longestRoute, var reader = try? archive.reader(of: entry) else { return nil }
        let route = RouteReader()
        let parser = XMLParser(readsText: true)
        do {
            while let piece = try reader.next() { try parser.feed(piece.span, to: route) }
            try parser.finish(telling: route)
            return route.points
        } catch {
            return nil
        }
    }

    private static func isOther(_ entry: ArchiveEntry) -> Bool {
        let name = entry.name.lowercased()
        return others.contains { name.hasSuffix($0) }
    }

    private static func isExport(_ entry: ArchiveEntry, in archive: Archive) -> Bool {
        guard var reader = try? archive.reader(of: entry) else { return false }
        var scanner = PrologScanner()
        while scanner.root == nil, var piece = try? reader.next() {
            // An export that declares entities is one, too, and is refused when it is read.
            do { try scanner.scan(&piece) } catch { return error.code == .entities }
        }
        return scanner.root?.elementsEqual(ExportStream.root.utf8) ?? false
    }
}

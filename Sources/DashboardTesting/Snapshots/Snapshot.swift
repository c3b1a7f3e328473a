internal import FoundationEssentials

/// A reference page beside the suite that compares with it: `__Snapshots__/<suite>/<name>.html`, laid out to be read.
public struct Snapshot: Sendable {
    /// Whether references are written anew instead of compared: `DAYBOOK_RECORD_SNAPSHOTS=1`.
    public static let isRecording = ProcessInfo.processInfo.environment["DAYBOOK_RECORD_SNAPSHOTS"] == "1"

    /// Where the reference is kept.
    public let path: String

    /// The snapshot of this name, of letters, digits, hyphens and dots, beside the file of the suite.
    public init(named name: String, besideSuite file: String) {
        let isLegal = name.utf8.allSatisfy { byte in
            (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
                || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        }
        precondition(isLegal && !name.isEmpty && !name.hasPrefix("."), "“\(name)” is no name for a snapshot")
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.dropLast().joined(separator: "/")
        let suite = parts.last.map { $0.prefix { $0 != "." } } ?? ""
        path = "\(folder)/__Snapshots__/\(suite)/\(name).html"
    }

    /// Compares a page with the reference, or writes it if there is none or references are recorded.
    ///
    /// A reference that was missing is written and still thrown as a ``SnapshotMismatch``: nobody has looked at it yet.
    public func verify(_ html: String, isRecording: Bool = Snapshot.isRecording) throws(SnapshotMismatch) {
        let page = HTMLPrettyPrinter.print(html)
        let reference = try? String(contentsOfFile: path, encoding: .utf8)
        if reference == page { return }
        if isRecording || reference == nil { try write(page) }
        if isRecording { return }
        guard let reference else { throw .written(path: path) }
        throw .different(path: path, difference: UnifiedDiff.text(from: reference, to: page))
    }

    private func write(_ page: String) throws(SnapshotMismatch) {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try page.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw .unwritable(path: path, reason: "\(error)")
        }
    }
}

/// Expects a page to be the one that was looked at and committed.
///
/// ```swift
/// try expectSnapshot(page.text, named: "front-page")
/// ```
public func expectSnapshot(_ html: String, named name: String, file: String = #filePath) throws(SnapshotMismatch) {
    try Snapshot(named: name, besideSuite: file).verify(html)
}

/// Expects a whole reply to be the page that was looked at and committed.
public func expectSnapshot(_ reply: Reply, named name: String, file: String = #filePath) throws(SnapshotMismatch) {
    try Snapshot(named: name, besideSuite: file).verify(reply.text)
}

/// Expects one element of a page, or one fragment, to be what was looked at and committed.
///
/// ```swift
/// try expectSnapshot(#require(page.fragment("today/clock")), named: "clock")
/// ```
public func expectSnapshot(
    _ element: PageElement,
    named name: String,
    file: String = #filePath
) throws(SnapshotMismatch) {
    try Snapshot(named: name, besideSuite: file).verify(element.html)
}

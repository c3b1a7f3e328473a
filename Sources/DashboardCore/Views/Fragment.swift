package import Crypto
public import Markup

/// One controller's part of the page: an immutable run of its own bytes, with its children's fragments in their places.
///
/// A parent's fragment refers to those of its children and never copies them. So a page in which one widget has changed
/// is the same page but for that widget and the line of its parents.
public final class Fragment: Sendable {
    /// The identifiers from the root's child down to the controller; empty for a root.
    public let path: [Identifier]
    /// The `id` of the fragment's one root element.
    public let elementID: ElementID
    /// How many bytes there are, the children's included.
    public let byteCount: Int
    /// What the controller has written, with a hole for each child.
    public let own: RenderedMarkup
    /// The children's fragments, one for each hole; nil where nobody is on display.
    public let parts: [Fragment?]

    package let ownFingerprint: Fingerprint
    package let fingerprint: Fingerprint

    init(path: [Identifier], elementID: ElementID, own: OwnMarkup, parts: [Fragment?]) {
        self.path = path
        self.elementID = elementID
        self.own = own.markup
        self.parts = parts
        byteCount = parts.reduce(own.markup.bytes.count) { $0 + ($1?.byteCount ?? 0) }
        ownFingerprint = own.fingerprint
        fingerprint =
            parts.isEmpty
            ? own.fingerprint
            : Fingerprint(ofRuns: [own.fingerprint.bytes] + parts.map { $0?.fingerprint.bytes ?? [0] })
    }

    /// What names these bytes, and no others, in 22 characters for an entity tag.
    public var hash: String { fingerprint.urlSafe }

    /// What names the controller's own bytes, whatever its children say.
    public var ownHash: String { ownFingerprint.urlSafe }

    /// The fragment as runs of bytes to be sent one after another, none of them copied.
    public var runs: [ArraySlice<UInt8>] {
        var runs: [ArraySlice<UInt8>] = []
        append(to: &runs)
        return runs
    }

    /// The fragment in one piece, for those who need it so.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(byteCount)
        for run in runs { bytes.append(contentsOf: run) }
        return bytes
    }

    /// The fragment as text, for tests and messages.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    private func append(to runs: inout [ArraySlice<UInt8>]) {
        var start = 0
        for (position, part) in zip(own.holes, parts) {
            if position.offset > start {
                runs.append(own.bytes[start..<position.offset])
                start = position.offset
            }
            part?.append(to: &runs)
        }
        if start < own.bytes.count { runs.append(own.bytes[start...]) }
    }
}

/// What a file says, and everything that is wrong with how it says it.
///
/// Of YAML this reads what a person writes by hand: one document of mappings, lists and values. Whatever lets a small file
/// stand for a large one, or one thing for another, is refused: anchors, aliases, tags, merge keys, keys that occur twice.
/// Values without quotes are read by the core schema of YAML 1.2, so `no` is a text and not false.
///
/// ```swift
/// let document = YAMLDocument(parsing: Array("name: Bergen".utf8))
/// ```
package struct YAMLDocument: Sendable {
    /// The outermost value; nothing where the file could not be read to its end.
    package let root: YAMLNode?
    /// What is wrong, from top to bottom.
    package let problems: [YAMLProblem]

    /// Reads a file, or as much of it as can be read.
    package init(parsing bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) {
        guard bytes.count <= limits.bytes else {
            let sentence = "the file has \(bytes.count) bytes; at most \(limits.bytes) are read"
            root = nil
            problems = [YAMLProblem(at: YAMLPlace(line: 1, column: 1), sentence)]
            return
        }
        // Some editors put a byte order mark before what they save.
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var reader = YAMLReader(bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes, limits: limits)
        do throws(YAMLProblem) {
            root = try reader.document()
            problems = reader.problems
        } catch {
            root = nil
            problems = reader.problems + [error]
        }
    }
}

/// Why a store could not be opened, read or written.
public struct SessionStoreError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure, named so that a program can decide by them.
    public enum Code: String, Sendable {
        /// The folder cannot be made, entered or written.
        case folderUnusable
        /// Another process has the folder.
        case folderInUse
        /// The file is no database, or not one of ours.
        case foreignFile
        /// The file is damaged.
        case damagedFile
        /// The file was written by a newer version of this program.
        case newerVersion
        /// The disk is full, read-only or broken.
        case notWritten
        /// What is on disk could not be read.
        case notRead
        /// The store was closed before.
        case closed
    }

    /// The kind of failure.
    public let code: Code
    /// What happened and what to do about it, for whoever runs the program.
    public let sentence: String

    /// Describes one failure.
    public init(_ code: Code, _ sentence: String) {
        self.code = code
        self.sentence = sentence
    }

    /// The sentence.
    public var description: String { sentence }
}
